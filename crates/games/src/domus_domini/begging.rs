//! Phase 4: lay brothers who beg, the Drunkard, and how victims ward them off.

use table::{Seat, Told};

use super::{Action, Defence, DomusDomini, Event, EventCard, Phase, Reason, Refusal, Special, Stage, the_box::the_box};

/// How far a cart goes back, in spaces.
pub(super) const SENT_BACK: u8 = 3;

impl DomusDomini {
    /// A seat is asked if it can beg or send the Drunkard. (D43)
    pub(super) fn asks_beggar(&mut self, seat: Seat) -> bool {
        let asked = self.can_beg(seat);
        if asked {
            self.open.phase = Phase::Begging { seat };
        }
        asked
    }

    fn can_beg(&self, seat: Seat) -> bool {
        Seat::all(self.open.seats)
            .any(|victim| self.may_beg(seat, victim).is_ok() || self.may_send_drunkard(seat, victim).is_ok())
    }

    /// How many could be sent against a cart as all of them stand: every lay brother of whoever may beg from it, and
    /// the Drunkard. In a storm nobody begs. (Phase 4; event card 6)
    pub(super) fn beggars_against(&self, victim: Seat) -> u8 {
        if self.open.is(EventCard::StormFront) {
            return 0;
        }
        let others = Seat::all(self.open.seats).filter(|seat| *seat != victim);
        let sent_by = |seat: Seat| {
            let brothers = if self.may_beg(seat, victim).is_ok() { self.open.house(seat).brothers } else { 0 };
            brothers + u8::from(self.may_send_drunkard(seat, victim).is_ok())
        };
        others.map(sent_by).sum()
    }

    /// Nobody who is in Cluny or on space 0 is sent back. (Phase 4)
    fn may_be_sent_back(&self, victim: Seat) -> Result<(), Refusal> {
        if victim.0 >= self.open.seats {
            return Err(Refusal::NoSuchSeat);
        }
        match self.open.house(victim).space() {
            0 => Err(Refusal::OnZero),
            space if space == the_box().cluny_space() => Err(Refusal::InCluny),
            _ => Ok(()),
        }
    }

    /// A lay brother from the monastery begs against another player who is ahead or on the same space.
    /// (Phase 4; D21, D23)
    #[inline]
    pub(super) fn may_beg(&self, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        if self.open.is(EventCard::Rebellion) {
            return Err(Refusal::Rebellion);
        }
        if self.open.house(seat).brothers == 0 {
            return Err(Refusal::NoBrother);
        }
        self.may_be_sent_back(victim)?;
        if victim == seat {
            return Err(Refusal::NotYourself);
        }
        if self.open.house(victim).space() < self.open.house(seat).space() {
            return Err(Refusal::BehindYou);
        }
        Ok(())
    }

    /// Whoever has the Drunkard may send him once, against any player, even himself. (Phase 4; D24)
    #[inline]
    pub(super) fn may_send_drunkard(&self, seat: Seat, victim: Seat) -> Result<(), Refusal> {
        if !self.open.has(seat, Special::Drunkard) {
            return Err(Refusal::NoDrunkard);
        }
        self.may_be_sent_back(victim)
    }

    pub(super) fn list_begging(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.open.house(seat).brothers > 0 {
            let victims = Seat::all(self.open.seats).filter(|victim| self.may_beg(seat, *victim).is_ok());
            into.extend(victims.map(Action::Beg));
        }
        if self.open.has(seat, Special::Drunkard) {
            let victims = Seat::all(self.open.seats).filter(|victim| self.may_send_drunkard(seat, *victim).is_ok());
            into.extend(victims.map(Action::SendDrunkard));
        }
        into.push(Action::EndBegging);
    }

    /// The lay brother goes back to the supply and brings a letter, warded off or not. (Phase 4)
    pub(super) fn beg(&mut self, seat: Seat, victim: Seat, told: &mut impl Told<Event>) {
        self.open.house_mut(seat).brothers -= 1;
        self.open.brothers += 1;
        told.tell(|| Event::Begged { seat, against: victim });
        self.score(seat, 1, Reason::Begging, told);
        self.attack(seat, victim, told);
    }

    /// The Drunkard brings a letter too. (Phase 4)
    pub(super) fn send_drunkard(&mut self, seat: Seat, victim: Seat, told: &mut impl Told<Event>) {
        self.open.put_back(Special::Drunkard);
        told.tell(|| Event::DrunkardSent { seat, against: victim });
        self.score(seat, 1, Reason::Drunkard, told);
        self.attack(seat, victim, told);
    }

    /// A victim who has a watchdog or the Cattle Herder is asked; nobody wards himself off. (Phase 4;
    /// D22, D24)
    fn attack(&mut self, attacker: Seat, victim: Seat, told: &mut impl Told<Event>) {
        let can_defend = [Defence::Dog, Defence::Herder].iter().any(|with| self.may_defend(victim, *with).is_ok());
        if victim != attacker && can_defend {
            self.open.phase = Phase::Defending { seat: victim, attacker };
        } else {
            self.fall_back(victim, told);
        }
    }

    /// A watchdog or the Cattle Herder wards off one lay brother or the Drunkard; the victim may as
    /// well let it happen. (Phase 4, Defence)
    #[inline]
    pub(super) fn may_defend(&self, seat: Seat, with: Defence) -> Result<(), Refusal> {
        match with {
            Defence::Dog if self.open.house(seat).dogs == 0 => Err(Refusal::NoDog),
            Defence::Herder if !self.open.has(seat, Special::CattleHerder) => Err(Refusal::NoHerder),
            _ => Ok(()),
        }
    }

    pub(super) fn list_defences(&self, seat: Seat, into: &mut Vec<Action>) {
        let all = [Defence::Dog, Defence::Herder, Defence::None];
        into.extend(all.into_iter().filter(|with| self.may_defend(seat, *with).is_ok()).map(Action::Defend));
    }

    /// The victim answers, and the attacker's turn goes on if there is anything left to do. (D22, D43)
    pub(super) fn defend(&mut self, seat: Seat, attacker: Seat, with: Defence, told: &mut impl Told<Event>) {
        if with == Defence::None {
            self.fall_back(seat, told);
        } else {
            self.give_back_guard(seat, with);
            told.tell(|| Event::WardedOff { seat, with });
        }
        if !self.asks_beggar(attacker) {
            self.ask_after(Stage::Begging, attacker, told);
        }
    }

    /// Watchdog and Cattle Herder are put back once they were used. (Phase 4, Defence)
    pub(super) fn give_back_guard(&mut self, seat: Seat, with: Defence) {
        match with {
            Defence::Dog => {
                self.open.house_mut(seat).dogs -= 1;
                self.open.dogs += 1;
            }
            Defence::Herder => self.open.put_back(Special::CattleHerder),
            Defence::None => {}
        }
    }

    /// Three spaces back; below 10 is space 0. (Phase 4; D24)
    fn fall_back(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let from = self.open.house(seat).space();
        let to = from.saturating_sub(SENT_BACK);
        self.open.house_mut(seat).cart = Some(to);
        told.tell(|| Event::FellBack { seat, from: 10 * u16::from(from), to: 10 * u16::from(to) });
    }
}
