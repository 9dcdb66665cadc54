//! The rules as every game states them: whose turn it is, what is legal, and what comes of it.

use table::{About, BadSetup, Eyes, Fingerprint, Game, Inconsistent, Outcome, Privacy, Rng, Seat, Told, Turn, Variant};

use super::{Action, Event, Kind, MysteryAbbey, Phase, Refusal, Setup, Suspect, View, suspects::Traits};

impl Game for MysteryAbbey {
    const ABOUT: About = About {
        name: "mystery-of-the-abbey",
        rules: 1,
        seats: (3, 6),
        variants: &[
            Variant { key: "tactical", choices: &["false", "true"], seats: None },
            Variant { key: "short", choices: &["false", "true"], seats: None },
            Variant { key: "contradiction", choices: &["false", "true"], seats: None },
            Variant { key: "chronicles", choices: &["false", "true"], seats: None },
            Variant { key: "help", choices: &["facts", "none", "inference"], seats: None },
        ],
        colours: &["red", "blue", "green", "yellow", "black", "white"],
        hides: true,
        takes_away: &["wrong_revelations", "false_accusations"],
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Forecast = ();

    fn setups() -> Vec<Setup> {
        Setup::all()
    }

    fn new(setup: &Setup) -> Result<MysteryAbbey, BadSetup> {
        MysteryAbbey::set_up(setup)
    }

    fn setup_again(&self, setup: &Setup, name: &str) -> Setup {
        let colours = self.open.colours[..usize::from(self.open.seats)].to_vec();
        let series = setup.series.clone().or_else(|| Some(name.to_owned()));
        Setup { colours, series, ..setup.clone() }
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn colours(&self) -> Vec<&'static str> {
        Seat::all(self.open.seats).map(|seat| self.open.colours[seat.index()].key()).collect()
    }

    fn turn(&self) -> Turn {
        self.open.phase.turn()
    }

    fn privacy(&self) -> Privacy {
        if self.turn().seat().is_none() {
            return Privacy::Open;
        }
        match self.open.phase {
            // Whoever has no such card cannot promise to pass one: what he may say tells something.
            Phase::Answering { question, .. } if question.kind == Some(Kind::WillPass) => Privacy::MustLook,
            Phase::Asking { .. }
            | Phase::Answering { .. }
            | Phase::Demanding { .. }
            | Phase::Naming { .. }
            | Phase::Choosing { .. }
            | Phase::NamingSuspects { .. }
            | Phase::Revealing { .. }
            | Phase::Ringing { .. } => Privacy::MayLook,
            // Sheet, hand and books: in one's turn, at Mass, to break a silence, to show or to take a card.
            _ => Privacy::MustLook,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.open.phase {
            Phase::Over { ending } => Some(self.count_points(ending)),
            _ => None,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        match &self.open.phase {
            Phase::Hiding => into.extend(self.hidden.pile.iter().map(Action::Hide)),
            Phase::Dealing { .. } => into.extend(self.hidden.pile.iter().map(Action::Deal)),
            Phase::RollingFirst | Phase::RollingDie { .. } | Phase::Rolling { .. } => self.list_rolls(into),
            Phase::Moving { seat } => self.list_moving(*seat, into),
            Phase::Meeting { seat } => self.list_meeting(*seat, into),
            Phase::Asking { seat, of, question, occasion } => self.list_asking(*seat, *of, question, *occasion, into),
            Phase::Answering { question, forced, .. } => self.list_answers(question, *forced, into),
            Phase::Insisting { seat, .. } => {
                self.list_uses(*seat, into);
                into.push(Action::Accept);
            }
            Phase::Acting { seat, done } => self.list_acting(*seat, *done, into),
            Phase::Demanding { traits, .. } => MysteryAbbey::list_demanded(*traits, into),
            Phase::Searching { of, .. } => into.extend(self.loose(*of).iter().map(Action::Take)),
            Phase::Drawing { from, errand, .. } => self.list_drawable(*from, *errand, into),
            Phase::FromPile { .. } => self.list_pile(into),
            Phase::DrawingBook { .. } => self.list_books(into),
            Phase::DrawingLibrary { .. } => self.list_library(into),
            Phase::DrawingEvent { .. } => self.list_events(into),
            Phase::Considering { seat, .. } => {
                self.list_uses(*seat, into);
                into.push(Action::Keep);
            }
            Phase::Naming { naming, .. } => MysteryAbbey::list_names(*naming, into),
            Phase::Choosing { seat, choosing } => self.list_choices(*seat, *choosing, into),
            Phase::NamingSuspects { names, .. } => {
                let left = Suspect::all().filter(|one| MysteryAbbey::may_name_suspect(*names, *one).is_ok());
                into.extend(left.map(Action::NameSuspect));
            }
            Phase::Showing { seat, cards, .. } => self.list_shows(*seat, *cards, into),
            Phase::Laying { seat, kind, .. } => self.list_lays(*seat, *kind, into),
            Phase::Keeping { .. } => self.list_shelf(into),
            Phase::Revealing { seat } => {
                self.list_revelations(*seat, into);
                into.push(Action::RevealNothing);
            }
            Phase::Ringing { .. } => {
                let ways = [true, false].into_iter().filter(|on| self.may_ring(*on).is_ok());
                into.extend(ways.map(|on| Action::Ring { on }));
            }
            Phase::Passing { seat, more, at_mass, .. } => {
                self.list_passes(*seat, *more, *at_mass, into);
                if *at_mass {
                    self.list_uses(*seat, into);
                    self.list_marks(*seat, into);
                }
            }
            Phase::Escaping => into.extend([Action::Flee(true), Action::Flee(false)]),
            Phase::Over { .. } => {}
        }
    }

    fn allows(&self, action: &Action) -> Result<(), Refusal> {
        match (&self.open.phase, *action) {
            (Phase::Over { .. }, _) => Err(Refusal::Over),
            (Phase::Hiding, Action::Hide(card)) | (Phase::Dealing { .. }, Action::Deal(card)) => {
                self.may_be_dealt(card)
            }
            (Phase::RollingFirst | Phase::RollingDie { .. } | Phase::Rolling { .. }, Action::Roll(seat)) => {
                self.may_be_rolled(seat)
            }
            (Phase::Drawing { from, errand, .. }, Action::Draw(card)) => self.may_be_drawn(*from, *errand, card),
            (Phase::FromPile { .. }, Action::Draw(card)) => self.may_draw_pile(card),
            (Phase::DrawingBook { .. }, Action::DrawBook(book)) => self.may_draw_book(book),
            (Phase::DrawingLibrary { .. }, Action::DrawLibrary(card)) => self.may_draw_library(card),
            (Phase::DrawingEvent { .. }, Action::TurnUp(card)) => self.may_turn_up(card),
            (Phase::Escaping, Action::Flee(_)) => Ok(()),
            (
                _,
                Action::Hide(_)
                | Action::Deal(_)
                | Action::Roll(_)
                | Action::Draw(_)
                | Action::DrawBook(_)
                | Action::DrawLibrary(_)
                | Action::TurnUp(_)
                | Action::Flee(_),
            ) => Err(Refusal::NotDrawn),

            (Phase::Moving { seat }, Action::Go(room)) => self.may_go(*seat, room),
            (Phase::Moving { seat }, Action::TakeBackEar) => self.may_take_back_ear(*seat),
            (Phase::Moving { seat } | Phase::Acting { seat, .. }, Action::SendToPenance(sinner)) => {
                self.may_send(*seat, sinner)
            }
            (
                Phase::Moving { seat } | Phase::Acting { seat, .. } | Phase::Passing { seat, at_mass: true, .. },
                Action::Cross(_) | Action::Uncross(_),
            ) => {
                let (Action::Cross(suspect) | Action::Uncross(suspect)) = *action else { return Err(Refusal::NotNow) };
                self.may_mark(*seat, suspect, matches!(action, Action::Cross(_)))
            }
            (
                Phase::Moving { seat }
                | Phase::Meeting { seat }
                | Phase::Acting { seat, .. }
                | Phase::Insisting { seat, .. }
                | Phase::Considering { seat, .. }
                | Phase::Passing { seat, .. },
                Action::Use(book),
            ) => self.may_use(*seat, book),

            (Phase::Meeting { .. }, Action::UseNothing) => Ok(()),
            (Phase::Asking { seat, of, question, occasion }, action) => {
                self.allows_asking(*seat, *of, question, *occasion, action)
            }
            (Phase::Answering { question, forced, .. }, action) => self.may_answer(question, *forced, action),
            (Phase::Insisting { .. }, Action::Accept) => Ok(()),

            (Phase::Acting { seat, done }, Action::Search) => self.may_search(*seat, *done).map(drop),
            (Phase::Acting { seat, done }, Action::Ask(of)) => self.may_demand_of(*seat, *done, of),
            (Phase::Acting { seat, .. }, Action::Reveal(revealed)) => self.may_reveal(*seat, revealed),
            (Phase::Acting { seat, done }, Action::Accuse(suspect)) => self.may_accuse(*seat, *done, suspect),
            (Phase::Acting { seat, .. }, Action::UseCrypta) => self.may_use_crypta(*seat),
            (Phase::Acting { seat, done }, Action::Look) => self.may_look(*seat, *done),
            (Phase::Acting { seat, done }, Action::TakeBack) => self.may_take_back(*seat, *done),
            (Phase::Acting { .. }, Action::EndTurn) => Ok(()),
            (Phase::Demanding { traits, .. }, Action::Demand(one)) => MysteryAbbey::may_demand_trait(*traits, one),
            (Phase::Demanding { traits, .. }, Action::MakeDemand) => MysteryAbbey::may_make_demand(*traits),
            (Phase::Searching { of, .. }, Action::Take(card)) => {
                if self.loose(*of).has(card) {
                    Ok(())
                } else if self.secrets(*of).hand.has(card) {
                    Err(Refusal::LiesInRoom)
                } else {
                    Err(Refusal::NotAmongThem)
                }
            }

            (Phase::Considering { .. }, Action::Keep) => Ok(()),
            (Phase::Naming { naming, .. }, Action::Name(named)) => MysteryAbbey::may_name(*naming, named),
            (Phase::Choosing { seat, choosing }, Action::Choose(other)) => self.may_choose(*seat, *choosing, other),
            (Phase::NamingSuspects { names, .. }, Action::NameSuspect(one)) => {
                MysteryAbbey::may_name_suspect(*names, one)
            }
            (Phase::Showing { seat, cards, .. }, Action::Show(card)) => self.may_show(*seat, *cards, card),
            (Phase::Laying { seat, kind, .. }, Action::Lay(card)) => self.may_lay(*seat, *kind, card),
            (Phase::Keeping { .. }, Action::Take(card)) => self.may_keep(card),
            (Phase::Revealing { seat }, Action::Reveal(revealed)) => self.may_reveal(*seat, revealed),
            (Phase::Revealing { .. }, Action::RevealNothing) => Ok(()),
            (Phase::Ringing { .. }, Action::Ring { on }) => self.may_ring(on),
            (Phase::Passing { seat, more, at_mass, .. }, Action::Pass(card)) => {
                self.may_pass(*seat, *more, *at_mass, card)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        Refusal::foremost(refusals)
    }

    fn odds(&self, action: &Action) -> u32 {
        match action {
            Action::DrawBook(book) => u32::from(self.hidden.deck[book.index()]),
            Action::Flee(escaped) => {
                let (faces, of) = self.open.pilgrims.escape.unwrap_or((1, 2));
                u32::from(if *escaped { faces } else { of - faces })
            }
            _ => 1,
        }
    }

    fn apply(&mut self, action: &Action, told: &mut impl Told<Event>) {
        if let (Turn::Seat(seat), true) = (self.turn(), action.is_small()) {
            told.tell(|| Event::Chose { seat, action: *action });
        }
        match (self.open.phase, *action) {
            (_, Action::Hide(card)) => self.hide(card, told),
            (Phase::Dealing { seat }, Action::Deal(card)) => self.deal(seat, card, told),
            (Phase::RollingFirst, Action::Roll(seat)) => self.roll_first(seat, told),
            (Phase::RollingDie { which }, Action::Roll(seat)) => self.roll_die(which, seat, told),
            (Phase::Rolling { seat, card }, Action::Roll(rolled)) => self.rolled(seat, card, rolled, told),
            (Phase::Drawing { from, to, errand }, Action::Draw(card)) => self.draw(from, to, errand, card, told),
            (Phase::FromPile { seat }, Action::Draw(card)) => self.draw_pile(seat, card, told),
            (Phase::DrawingBook { seat, more, cupboard }, Action::DrawBook(book)) => {
                self.drew_book(seat, book, more, cupboard, told);
            }
            (Phase::DrawingLibrary { seat }, Action::DrawLibrary(card)) => self.drew_library(seat, card, told),
            (Phase::DrawingEvent { seat }, Action::TurnUp(card)) => self.turn_up(seat, card, told),

            (Phase::Escaping, Action::Flee(escaped)) => self.flee(escaped, told),

            (Phase::Moving { seat }, Action::Go(room)) => self.go(seat, room, told),
            (Phase::Meeting { seat }, Action::UseNothing) => self.begin_question(seat),
            (phase, Action::Use(book)) => {
                if let Turn::Seat(seat) = phase.turn() {
                    self.use_book(seat, book, told);
                }
            }
            (Phase::Moving { seat }, Action::TakeBackEar) => self.lay_ear(seat, false, told),
            (Phase::Moving { seat } | Phase::Acting { seat, .. }, Action::SendToPenance(sinner)) => {
                self.send(seat, sinner, told);
            }
            (phase, Action::Cross(suspect) | Action::Uncross(suspect)) => {
                if let Turn::Seat(seat) = phase.turn() {
                    self.mark(seat, suspect, matches!(action, Action::Cross(_)), told);
                }
            }

            (Phase::Asking { seat, occasion, .. }, Action::Ask(other)) => self.ask(seat, other, occasion),
            (Phase::Asking { seat, of, question, occasion }, Action::Say(part)) => {
                self.say(seat, of, question, occasion, part);
            }
            (Phase::Asking { seat, of: Some(of), question, occasion }, Action::Put) => {
                self.put(seat, of, question, occasion, told);
            }
            (Phase::Asking { seat, of: None, question, .. }, Action::Put) => self.put_to_all(seat, question, told),
            (Phase::Asking { seat, of, occasion, .. }, Action::AskNothing) => {
                self.ask_nothing(seat, of, occasion, told);
            }
            (Phase::Answering { seat, asker, question, occasion, .. }, Action::Answer) => {
                self.answer(asker, seat, question, occasion, told);
            }
            (Phase::Answering { seat, asker, question, occasion, .. }, Action::Promise(yes)) => {
                self.promise(asker, seat, question, occasion, yes, told);
            }
            (Phase::Answering { seat, asker, question, .. }, Action::KeepSilence) => {
                self.keep_silence(asker, seat, question, told);
            }
            (Phase::Insisting { .. }, Action::Accept) => self.go_on(told),

            (Phase::Acting { seat, .. }, Action::Search) => self.search(seat, told),
            (Phase::Acting { seat, .. }, Action::Ask(of)) => {
                self.open.phase = Phase::Demanding { seat, of: Some(of), traits: Traits::NONE };
            }
            (Phase::Demanding { seat, of, mut traits }, Action::Demand(one)) => {
                traits.add(one);
                self.open.phase = Phase::Demanding { seat, of, traits };
            }
            (Phase::Demanding { seat, of: Some(of), traits }, Action::MakeDemand) => {
                self.make_demand(seat, of, traits, told);
            }
            (Phase::Searching { seat, of }, Action::Take(card)) => self.take_chosen(seat, of, card, told),
            (Phase::Acting { seat, .. } | Phase::Revealing { seat }, Action::Reveal(revealed)) => {
                self.reveal(seat, revealed, told);
            }
            (Phase::Revealing { .. }, Action::RevealNothing) => self.go_on(told),
            (Phase::Acting { seat, .. }, Action::Accuse(suspect)) => self.accuse(seat, suspect, told),
            (Phase::Acting { seat, .. }, Action::UseCrypta) => self.use_crypta(seat, told),
            (Phase::Acting { seat, .. }, Action::Look) => self.look(seat, told),
            (Phase::Acting { seat, .. }, Action::TakeBack) => self.take_back(seat, told),
            (Phase::Acting { seat, .. }, Action::EndTurn) => self.end_turn(seat, told),

            (Phase::Considering { seat, drawn, more, cupboard }, Action::Keep) => {
                self.keep_drawn(seat, drawn, more, cupboard, told);
            }
            (Phase::Naming { seat, naming }, Action::Name(named)) => self.name(seat, naming, named, told),
            (Phase::Choosing { seat, choosing }, Action::Choose(other)) => self.choose(seat, choosing, other, told),
            (Phase::NamingSuspects { seat, names, many }, Action::NameSuspect(one)) => {
                self.name_suspect(seat, names, many, one, told);
            }
            (Phase::Showing { seat, to, cards, last }, Action::Show(card)) => {
                self.show(seat, to, cards, last, card, told);
            }
            (Phase::Laying { seat, kind, last }, Action::Lay(card)) => self.lay_kind(seat, kind, last, card, told),
            (Phase::Keeping { seat, of }, Action::Take(card)) => self.keep(seat, of, card, told),
            (Phase::Ringing { .. }, Action::Ring { on }) => self.move_bell(on, told),
            (Phase::Passing { seat, side, more, at_mass }, Action::Pass(card)) => {
                self.pass(seat, side, more, at_mass, card, told);
            }
            _ => {}
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, rng: &mut Rng) -> MysteryAbbey {
        view.imagine(rng)
    }

    fn fingerprint(&self, into: &mut Fingerprint) {
        self.take_fingerprint(into);
    }

    fn consistent(&self) -> Result<(), Inconsistent> {
        self.check()
    }
}

impl MysteryAbbey {
    fn list_moving(&self, seat: Seat, into: &mut Vec<Action>) {
        self.list_moves(seat, into);
        self.list_uses(seat, into);
        self.list_sinners(seat, into);
        if self.secrets(seat).ear {
            into.push(Action::TakeBackEar);
        }
        self.list_marks(seat, into);
    }

    fn list_acting(&self, seat: Seat, done: bool, into: &mut Vec<Action>) {
        into.push(Action::EndTurn);
        if self.may_use_crypta(seat).is_ok() {
            into.push(Action::UseCrypta);
        }
        if !done {
            if self.may_search(seat, done).is_ok() {
                into.push(Action::Search);
            }
            self.list_demands(seat, done, into);
            self.list_speeches(seat, done, into);
            if self.may_look(seat, done).is_ok() {
                into.push(Action::Look);
            }
            if self.may_take_back(seat, done).is_ok() {
                into.push(Action::TakeBack);
            }
        }
        self.list_uses(seat, into);
        self.list_sinners(seat, into);
        self.list_marks(seat, into);
    }

    /// Every book, wherever it is: in the deck, with a seat, used, or just drawn.
    pub(super) fn books_of_kind(&self, kind: usize) -> u8 {
        let kept: u8 = self.hidden.secrets.iter().map(|own| own.books[kind]).sum();
        let drawn = u8::from(self.hidden.drawn.is_some_and(|book| book.index() == kind));
        self.hidden.deck[kind] + self.open.used[kind] + kept + drawn
    }

    /// How many books of a kind there are in this game.
    pub(super) fn books_in_game(&self, kind: usize) -> u8 {
        self.open.agreed.books(super::Book(kind as u8))
    }
}
