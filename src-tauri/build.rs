//! Embeds the built UI, and turns the table of commands into the one permission the page is given.

use std::{env, fs, path::PathBuf};

use tauri_build::{AppManifest, Attributes};

include!("command_table.rs");

macro_rules! names {
    (
        app { $($name:ident: $asked:ident $(up to $most:ident)? => $answer:ty,)* }
        beside { $($home:ident::$other:ident: $wanted:ident => $given:ty,)* }
    ) => {
        /// What every command is called. As soon as one needs a permission, they all do.
        const COMMANDS: &[&str] = &[$(stringify!($name),)* $(stringify!($other),)*];
    };
}

every_command!(names);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Tauri watches neither of these by itself: without the lines below a
    // changed capability or a new picture in the UI would silently stay out.
    println!("cargo:rerun-if-changed=src-tauri/capabilities");
    println!("cargo:rerun-if-changed=ui/dist");

    let permission = PathBuf::from(env::var("OUT_DIR")?).join("every-command.toml");
    let text = format!(
        "[[permission]]\nidentifier = \"every-command\"\n\
         description = \"Every command of the shell\"\ncommands.allow = {COMMANDS:?}\n"
    );
    fs::write(&permission, text)?;

    // A folder may be called what a pattern would read otherwise.
    let pattern = permission.to_str().ok_or("the folder has no plain name")?.replace('[', "[[]").leak();
    let attributes = Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(AppManifest::new().permissions_path_pattern(pattern));
    Ok(tauri_build::try_build(attributes)?)
}
