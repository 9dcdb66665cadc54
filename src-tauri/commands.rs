//! What the UI may ask: the handlers of the table of commands.
//!
//! The arguments are read by our own hand, so that whatever is sent is answered with our own error.
//! Commands run off the main thread: a slow disk never freezes the window.

use store::{Saving, Settings, Statistics, Summary};
use tauri::ipc::{Invoke, Request};
use tauri::{AppHandle, Runtime, command};

use crate::answers::*;
use crate::app::App;
use crate::error::{Error, Kind};
use crate::requests::*;
use crate::shell::{LARGEST, LARGEST_FILE, answer, read};
use crate::{files, thinking, watchdog};

macro_rules! handlers {
    (
        app { $($name:ident: $asked:ident $(up to $most:ident)? => $answer:ty,)* }
        beside { $($home:ident::$other:ident: $wanted:ident => $given:ty,)* }
    ) => {
        $(
            #[command(async)]
            fn $name<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Result<$answer, Error> {
                let most = LARGEST$(.max($most))?;
                answer::<R, $asked, $answer>(&handle, request.body(), most, App::$name)
            }
        )*
        $(
            #[command]
            async fn $other<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Result<$given, Error> {
                let asked: $wanted = read(request.body(), LARGEST)?;
                beside(move || $home::$other(&handle, asked)).await
            }
        )*

        /// All commands, as the builder wants them.
        pub fn all<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($name,)* $($other,)*]
        }
    };
}

every_command!(handlers);

/// Does what takes long on a thread where it keeps nobody waiting.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    let stumbled = |_| Error::new(Kind::Internal, "a mistake of ours; the game goes on");
    tauri::async_runtime::spawn_blocking(work).await.map_err(stumbled)?
}
