/** The mark alone, as plain SVG: the prerendered frame draws it before any style of the system is there. */
export function LogoMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="logo-mark">
      <rect width="24" height="24" rx="6" fill="#067976" />
      <path d="M6.5 8h11M6.5 12.5h11M6.5 17h6" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <circle cx="17" cy="17" r="2" fill="#f4885d" />
    </svg>
  );
}
