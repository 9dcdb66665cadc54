//! The folder is removed, moved away or replaced while somebody plays. "Saved" means: in both copies, where the next
//! start looks.

use std::{
    fs,
    path::{Path, PathBuf},
};

use store::{Faults, GameId, SavedGames, Saving};

use crate::play::{Folder, Playing, open};
use crate::traced::copy_all;

/// Whether a start that finds only this folder, and one that finds only one of its copies, has this game to this number.
#[track_caller]
fn assert_kept_twice(folder: &Path, game: GameId, number: u32) {
    for lost in [None, Some("db"), Some("games")] {
        let copy = Folder::new();
        copy_all(folder, &copy.0);
        if let Some(lost) = lost {
            fs::remove_dir_all(copy.0.join(lost)).expect("it is there");
        }
        let there = open(&copy.0).load(game, 0).map(|(saved, _)| saved.summary.number);
        assert_eq!(there, Ok(number), "without {lost:?}");
    }
}

/// Plays with three games there; after some steps this is done to the folder, given with a place beside it. What is
/// said to be saved must be; once the disk was tried again, everything must be.
fn play_while(faults: Faults, harm: impl Fn(&Path, &Path)) {
    let (place, beside) = (Folder::new(), Folder::new());
    let folder = place.0.join("store");
    let (mut saved_games, _) = SavedGames::open_with(&folder, 0, faults).expect("nobody else has it");
    let mut games: Vec<Playing> = (0..3).map(|n| Playing::begin(&mut saved_games, n)).collect();
    for step in 0..10 {
        if step == 5 {
            harm(&folder, &beside.0);
        }
        for game in &mut games {
            let said = game.step(&mut saved_games).expect("the game is not over so soon");
            let number = saved_games.summary(game.id).expect("it is known").number;
            if said && step >= 4 {
                assert_kept_twice(&folder, game.id, number);
            }
        }
    }
    for _ in 0..100 {
        saved_games.reopen(9);
    }
    let news = saved_games.take_news();
    assert_eq!(*saved_games.saving(), Saving::Saved, "{news:?}");
    for game in &games {
        assert_kept_twice(&folder, game.id, 11);
        let (saved, _) = saved_games.load(game.id, 0).expect("it is there");
        assert_eq!(games::resume(&saved.save()).expect("it holds").hash(), game.table.hash());
    }
    assert_eq!(saved_games.games().len(), 3);
}

#[test]
fn a_mirror_that_is_removed_is_written_anew() {
    play_while(Faults::none(), |folder, _| {
        let games = folder.join("games");
        let mirrors: Vec<PathBuf> =
            fs::read_dir(&games).expect("mirrors").flatten().map(|entry| entry.path()).collect();
        mirrors.iter().for_each(|mirror| fs::remove_file(mirror).expect("it can be removed"));
    });
}

/// Other systems let no folder go whose files are open.
#[cfg(unix)]
mod while_it_is_open {
    use std::{io::ErrorKind, process::Command, time::Duration};

    use super::*;
    use crate::play::id;

    fn remove(folder: &Path, _: &Path) {
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    fn move_away(folder: &Path, beside: &Path) {
        fs::rename(folder, beside).expect("it can be moved");
    }

    fn replace(folder: &Path, beside: &Path) {
        move_away(folder, beside);
        fs::create_dir(folder).expect("a folder");
    }

    #[test]
    fn a_folder_that_is_removed_is_noticed_and_written_anew() {
        play_while(Faults::none(), remove);
    }

    #[test]
    fn a_folder_that_is_moved_away_is_noticed_and_written_anew() {
        play_while(Faults::none(), move_away);
    }

    #[test]
    fn a_folder_that_is_replaced_by_an_empty_one_is_noticed_and_filled() {
        play_while(Faults::none(), replace);
    }

    #[test]
    fn a_folder_that_is_replaced_on_a_full_disk_is_filled_once_there_is_room() {
        // The disk is full from some call of the fourth step on, and for a while after the folder was replaced.
        for from in (80..140).step_by(3) {
            play_while(Faults::at(from, 60, ErrorKind::StorageFull), replace);
        }
    }

    #[test]
    fn a_part_of_the_folder_that_is_removed_is_noticed_and_written_anew() {
        play_while(Faults::none(), |folder, _| fs::remove_file(folder.join("db/db")).expect("it can be removed"));
        play_while(Faults::none(), |folder, _| fs::remove_dir_all(folder.join("db")).expect("it can be removed"));
        play_while(Faults::none(), |folder, _| fs::remove_dir_all(folder.join("packs")).expect("it can be removed"));
    }

    #[test]
    fn without_the_folder_of_mirrors_nothing_is_called_saved() {
        play_while(Faults::none(), |folder, _| fs::remove_dir_all(folder.join("games")).expect("it can be removed"));
    }

    /// Whoever writes into a pipe waits for a reader, and would wait for ever: nobody else could do anything meanwhile.
    #[test]
    fn a_pipe_in_the_place_of_a_mirror_keeps_nobody_waiting() {
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            play_while(Faults::none(), |folder, _| {
                let mirror = folder.join(format!("games/{}.tale", id(0)));
                fs::remove_file(&mirror).expect("it can be removed");
                assert!(Command::new("mkfifo").arg(&mirror).status().expect("it is there").success());
            });
            tell.send(())
        });
        told.recv_timeout(Duration::from_secs(60)).expect("nobody waits, and everything is saved");
    }

    /// As when somebody restores a copy of the folder, or a service that keeps folders alike puts its own in place.
    #[test]
    fn a_folder_that_is_replaced_by_its_copy_is_noticed() {
        play_while(Faults::none(), |folder, beside| {
            move_away(folder, beside);
            copy_all(beside, folder);
        });
    }
}
