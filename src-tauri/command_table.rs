// Every command, named once: what is asked, and what is answered.
//
// `build.rs` makes the permission out of this table, `commands.rs` the handlers, and
// `tests/shell/types.rs` the TypeScript. What a command does is told where its function is.

/// Hands the whole table to a macro.
macro_rules! every_command {
    ($to:ident) => {
        $to! {
            // Answered by the method of `App` that is called so, under its lock.
            app {
                about: Nothing => About,
                ask_table: AskTable => Consent,
                close_game: ThisGame => (),
                count_results: Nothing => Counting,
                delete_game: ChangeGame => Summary,
                duplicate_game: Duplicate => Summary,
                export_game: Export => OwnFile,
                export_statistics: ExportStatistics => OwnFile,
                forget_pin: ForgetPin => Screen,
                games: Nothing => Vec<Summary>,
                glance: ThisGame => Glance,
                history: History => Past,
                import_game: Import up to LARGEST_FILE => Summary,
                lift: Lift => Screen,
                log: Log => Lines,
                lower: Nothing => (),
                new_game: NewGame => Screen,
                object: ThisGame => (),
                open_game: ThisGame => Screen,
                play: Play => Screen,
                play_again: PlayAgain => Screen,
                redo: ChangeGame => Screen,
                rename_game: Rename => Summary,
                restore_game: ChangeGame => Summary,
                retry_saving: Nothing => Saving,
                screen: Look => Screen,
                seat_bot: SeatBot => Screen,
                seat_person: SeatPerson => Screen,
                set_pin: SetPin => Screen,
                set_settings: SetSettings => Settings,
                settings: Nothing => Settings,
                statistics: Nothing => Statistics,
                stop_thinking: ThisGame => (),
                undo: ChangeGame => Screen,
                why: Consider => WhyNot,
                write_note: WriteNote => Screen,
            }
            // Answered by the function of that module, on a thread where it keeps nobody waiting.
            beside {
                files::export_all: Nothing => KeptFiles,
                files::export_file: Export => KeptFile,
                files::export_statistics_file: ExportStatistics => KeptFile,
                files::import_file: ImportFile => Brought,
                thinking::hint: Hint => Advice,
                watchdog::heartbeat: Nothing => (),
            }
        }
    };
}
