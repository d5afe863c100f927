/** The look of the pages that the server draws by itself: the portal's paper, ink and celadon, light and dark. */
export const PAGE_STYLE = `
@font-face{font-family:'Portal Sans';font-weight:400 700;font-display:swap;src:url(/kr/portal-sans.woff2) format('woff2')}
:root{color-scheme:light dark;--paper:#fcfcfa;--card:#ffffff;--ink:#161a22;--muted:#484d57;--line:#e6e4df;--field:#818389;
--brand:#067976;--brand-ink:#fff;--brand-strong:#00615f;--danger:#991a28;--danger-soft:#fff4f3;--focus:#067976}
@media (prefers-color-scheme:dark){:root{--paper:#10131a;--card:#161a22;--ink:#f4f2ef;--muted:#d6d3ce;--line:#252a34;
--field:#818389;--brand:#69b9b6;--brand-ink:#002322;--brand-strong:#9cd5d2;--danger:#ffb0ad;--danger-soft:#3a1418;--focus:#9cd5d2}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);
font:16px/1.6 'Portal Sans','Pretendard Variable',Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo',
'Malgun Gothic','Noto Sans KR',system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere;letter-spacing:-.003em}
main{width:100%;max-width:416px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px 28px}
main.wide{max-width:960px;place-self:start center}
h1{margin:0 0 4px;font-size:24px;line-height:1.35;letter-spacing:-.016em}
h2{font-size:18px;line-height:1.4;margin:32px 0 8px}
p{margin:0 0 16px;color:var(--muted)}
.brand{margin:0 0 20px;font-weight:600;color:var(--brand-strong)}
.field{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-weight:600;font-size:14px}
input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--field);border-radius:10px;background:transparent;
color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--danger)}
.hint,.error{margin:6px 0 0;font-size:13px;color:var(--muted)}
.error{color:var(--danger)}
.alert{margin:0 0 16px;padding:10px 14px;border-radius:10px;background:var(--danger-soft);color:var(--danger)}
button,.button{display:block;width:100%;min-height:48px;border:0;border-radius:10px;background:var(--brand);color:var(--brand-ink);
font:inherit;font-weight:600;cursor:pointer;text-align:center;text-decoration:none;padding:10px 16px}
button:hover,.button:hover{background:var(--brand-strong);color:var(--card)}
a{color:var(--brand-strong)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.other{margin:20px 0 0;text-align:center}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:10px;max-height:420px}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top}
details{border:1px solid var(--line);border-radius:10px;margin:0 0 8px;padding:8px 12px}
summary{cursor:pointer;min-height:28px}
.method{display:inline-block;min-width:64px;font-weight:700;color:var(--brand-strong)}
`;
