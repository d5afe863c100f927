/** Every type of file that some purpose takes, by its extension; `types` are what a browser may call it. */
export const FILE_TYPES = {
  png: { types: ['image/png'], kind: 'IMAGE' },
  jpg: { types: ['image/jpeg'], kind: 'IMAGE' },
  jpeg: { types: ['image/jpeg'], kind: 'IMAGE' },
  webp: { types: ['image/webp'], kind: 'IMAGE' },
  gif: { types: ['image/gif'], kind: 'IMAGE' },
  pdf: { types: ['application/pdf'], kind: 'DOCUMENT' },
  doc: { types: ['application/msword'], kind: 'DOCUMENT' },
  docx: { types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'], kind: 'DOCUMENT' },
  txt: { types: ['text/plain'], kind: 'DOCUMENT' },
  rtf: { types: ['application/rtf', 'text/rtf'], kind: 'DOCUMENT' },
  mp3: { types: ['audio/mpeg'], kind: 'AUDIO' },
  wav: { types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'], kind: 'AUDIO' },
  m4a: { types: ['audio/mp4', 'audio/x-m4a'], kind: 'AUDIO' },
  webm: { types: ['video/webm', 'audio/webm'], kind: 'VIDEO' },
  mp4: { types: ['video/mp4'], kind: 'VIDEO' },
} as const satisfies Record<string, { types: readonly string[]; kind: string }>;

export type FileExtension = keyof typeof FILE_TYPES;

/**
 * Never taken, whatever the purpose: executables, scripts, shell, installers, app-image archives, php and javascript (UPL-2).
 * Compared with every dot part of a name but the first, so that `invoice.exe.pdf` is refused as well. Our own list: no package
 * that is kept up has one.
 */
export const BLOCKED_EXTENSIONS: ReadonlySet<string> = new Set(
  [
    // Programs and libraries.
    'bin class com cpl dll dylib ear elf exe gadget jar msc out pif pyz scr so sys war wasm',
    // Scripts and settings of Windows.
    'bat cmd hta inf job lnk ps1 ps1xml psc1 psd1 psm1 reg scf sct url vb vbe vbs ws wsf wsh',
    // What starts or fetches something when Windows opens it.
    'ade appinstaller application chm diagcab hlp iqy library-ms one rdp searchconnector-ms settingcontent-ms slk theme',
    // Scripts, shortcuts and actions of macOS and Linux.
    'action app applescript bash command csh desktop fileloc fish inetloc ksh run scpt sh terminal webloc workflow zsh',
    // Other scripts.
    'awk cjs js jse jsx lua mjs pl pm py pyc pyw rb tcl ts tsx',
    'phar php php3 php4 php5 php7 php8 phps pht phtml',
    // Installers and packages.
    'aab apk appimage appx appxbundle crx deb dmg flatpak ipa msi msix msixbundle msp mst pkg rpm snap xpi',
    // Pages and what a browser runs.
    'asp aspx cgi htaccess htm html jsp jspx mht mhtml shtml svg svgz swf xhtml xml xsl xslt',
    // Office files with macros.
    'docm dotm potm ppam ppsm pptm sldm xlam xlsm xltm',
    // Disks and archives that hide what is in them.
    'ace arj img iso nrg udf vhd vhdx',
  ].flatMap((group) => group.split(' ')),
);
