import { paths, sitePath } from '@portal/domain/site/paths';
import { LogoMark } from '../logo/logo-mark.tsx';
import { APP_NAME, header, shell } from '../messages.ts';

/**
 * The frame as it stands in the document before any script has run: plain elements with the class names of
 * `frame-css.ts`. React's first commit takes its place; both draw the same header at the same size.
 */
export function EarlyFrame() {
  return (
    <div className="early">
      <header className="early-bar">
        <span className="early-menu" />
        <a className="early-logo" href={sitePath(paths.home())} aria-label={`${APP_NAME}, ${header.logoLabel}`}>
          <LogoMark />
          <span>{APP_NAME}</span>
        </a>
        <span className="early-space" />
        <a className="early-login" href={sitePath(paths.login())}>
          {header.login}
        </a>
        <span className="early-avatar" />
      </header>
      <div className="early-body">
        <span className="early-side" />
        <main className="early-main">
          <p className="early-status" role="status">
            {shell.loading}
          </p>
          <noscript>이 사이트를 쓰려면 자바스크립트를 켜 주세요.</noscript>
          <span className="early-line early-title" />
          <span className="early-line early-block" />
        </main>
      </div>
    </div>
  );
}
