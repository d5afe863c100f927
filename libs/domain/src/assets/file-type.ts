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
  m4a: { types: ['audio/mp4', 'audio/x-m4a'], kind: 'AUDIO' },
  webm: { types: ['video/webm', 'audio/webm'], kind: 'VIDEO' },
  mp4: { types: ['video/mp4'], kind: 'VIDEO' },
} as const satisfies Record<string, { types: readonly string[]; kind: string }>;

export type FileExtension = keyof typeof FILE_TYPES;

/**
 * Never taken, whatever the purpose: executables, scripts, shell, installers, app-image archives, php and javascript (UPL-2).
 * Compared with every dot part of a name but the first, so that `invoice.exe.pdf` is refused as well.
 */
export const BLOCKED_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    'exe com scr pif dll sys cpl msc bin elf out so dylib class jar war ear ' +
    'bat cmd ps1 ps1xml psm1 psd1 vbs vbe wsf wsh ws hta lnk inf reg scf url ' +
    'sh bash zsh csh ksh fish command run py pyc pyw pl pm rb lua tcl awk ' +
    'msi msp mst msix msixbundle appx appxbundle deb rpm pkg dmg apk aab ipa xpi crx snap flatpak appimage app ' +
    'php php3 php4 php5 php7 php8 phtml phps phar pht js mjs cjs jse jsx ts tsx wasm ' +
    'html htm xhtml shtml svg svgz xml xsl xslt mht mhtml swf asp aspx jsp jspx cgi htaccess ' +
    'docm dotm xlsm xltm xlam pptm potm ppsm ppam sldm iso img vhd vhdx'
  ).split(' '),
);
