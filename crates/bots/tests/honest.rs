//! Bots are honest by type: what would let one see the table does not compile.

#[test]
fn a_bot_cannot_reach_the_table_from_its_view() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/honest/imagines.rs");
    cases.compile_fail("tests/honest/takes_the_view_for_the_table.rs");
    cases.compile_fail("tests/honest/thinks_about_the_table.rs");
    cases.compile_fail("tests/honest/turns_the_view_into_the_table.rs");
    cases.compile_fail("tests/honest/looks_behind_a_screen.rs");
    cases.compile_fail("tests/honest/names_what_is_hidden.rs");
}
