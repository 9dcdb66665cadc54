; The installer for Windows: for one person, without an administrator's rights. Made by tests/package-windows.sh,
; which defines VERSION, FILES (what is installed), ICON and OUTPUT.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

Name "Cloister"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Cloister"
InstallDirRegKey HKCU "Software\Cloister" "Folder"

!include MUI2.nsh
!include LogicLib.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cloister.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString COMMENT ${LANG_ENGLISH} "Monastery board games at one table"
LangString COMMENT ${LANG_FRENCH} "Des jeux de société monastiques, à une même table"
LangString GAME_FILE ${LANG_ENGLISH} "Cloister game"
LangString GAME_FILE ${LANG_FRENCH} "Partie de Cloister"
LangString NO_WEBVIEW ${LANG_ENGLISH} "Cloister is installed, but it draws its pages with Microsoft's WebView2, which this computer does not have yet.$\r$\n$\r$\nShall the page open from which Microsoft gives it away? Choose the Evergreen Bootstrapper there."
LangString NO_WEBVIEW ${LANG_FRENCH} "Cloister est installé, mais ses pages s'affichent grâce à WebView2 de Microsoft, qui manque encore à cet ordinateur.$\r$\n$\r$\nOuvrir la page où Microsoft le propose gratuitement ? Choisissez-y l'Evergreen Bootstrapper."

LangString STILL_OPEN ${LANG_ENGLISH} "Cloister is still open. Please close it first: your games are saved."
LangString STILL_OPEN ${LANG_FRENCH} "Cloister est encore ouvert. Fermez-le d'abord : vos parties sont enregistrées."

; A program that runs can be neither replaced nor removed.
!macro WAIT_UNTIL_CLOSED
    ${If} ${FileExists} "$INSTDIR\cloister.exe"
        ${Do}
            ClearErrors
            FileOpen $0 "$INSTDIR\cloister.exe" a
            ${IfNot} ${Errors}
                FileClose $0
                ${ExitDo}
            ${EndIf}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY +2
            Abort
        ${Loop}
    ${EndIf}
!macroend

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cloister"
!define WEBVIEW "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cloister"
VIAddVersionKey "FileDescription" "Cloister"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Cloister maintainers. MIT or Apache 2.0"

Section
    !insertmacro WAIT_UNTIL_CLOSED
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "Software\Cloister" "Folder" "$INSTDIR"

    CreateShortcut "$SMPROGRAMS\Cloister.lnk" "$INSTDIR\cloister.exe" "" "$INSTDIR\cloister.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"

    WriteRegStr HKCU "Software\Classes\.cloister" "" "Cloister.Game"
    WriteRegStr HKCU "Software\Classes\.cloister" "Content Type" "application/x-cloister"
    WriteRegStr HKCU "Software\Classes\Cloister.Game" "" "$(GAME_FILE)"
    WriteRegStr HKCU "Software\Classes\Cloister.Game\DefaultIcon" "" '"$INSTDIR\cloister.exe",0'
    WriteRegStr HKCU "Software\Classes\Cloister.Game\shell\open\command" "" '"$INSTDIR\cloister.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cloister"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cloister.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Cloister maintainers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

    ; Windows 11 has WebView2, and so has most of Windows 10.
    ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\${WEBVIEW}" "pv"
    ${If} $0 == ""
        ReadRegStr $0 HKCU "Software\${WEBVIEW}" "pv"
    ${EndIf}
    ${If} $0 == ""
        MessageBox MB_YESNO|MB_ICONINFORMATION "$(NO_WEBVIEW)" /SD IDNO IDNO +2
        ExecShell "open" "https://developer.microsoft.com/microsoft-edge/webview2/"
    ${EndIf}
SectionEnd

; The games are kept elsewhere, and stay.
Section "Uninstall"
    !insertmacro WAIT_UNTIL_CLOSED
    Delete "$INSTDIR\cloister.exe"
    Delete "$INSTDIR\WebView2Loader.dll"
    Delete "$INSTDIR\README.md"
    Delete "$INSTDIR\licences.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Cloister.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.cloister" ""
    ${If} $0 == "Cloister.Game"
        DeleteRegKey HKCU "Software\Classes\.cloister"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\Cloister.Game"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Cloister"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
