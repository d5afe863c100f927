import { paths, sitePath } from '@portal/domain/site/paths';
import { FRAME_WORDS } from '../frame-words.ts';
import { LogoMark } from '../logo/logo-mark.tsx';
import { header } from '../messages.ts';

const LANGUAGES = ['ko', 'vi'] as const;

/**
 * The frame as it stands in the document before any script has run: plain elements with the class names of
 * `frame-css.ts`. React's first commit takes its place; both draw the same header at the same size. It says its words in both
 * languages, and the starter knows which of them the document speaks.
 */
export function EarlyFrame() {
  return (
    <div className="early">
      <header className="early-bar">
        <span className="early-menu" />
        {LANGUAGES.map((language) => {
          const { appName, logoLabel } = FRAME_WORDS[language];
          return (
            <a
              key={language}
              className="early-logo"
              lang={language}
              href={sitePath(paths.home())}
              aria-label={`${appName}, ${logoLabel}`}
            >
              <LogoMark />
              <span>{appName}</span>
            </a>
          );
        })}
        <span className="early-space" />
        <a className="early-login" href={sitePath(paths.login())}>
          {header.login}
        </a>
        <span className="early-avatar" />
      </header>
      <div className="early-body">
        <span className="early-side" />
        <main className="early-main">
          {LANGUAGES.map((language) => (
            <p key={language} className="early-status" lang={language} role="status">
              {FRAME_WORDS[language].loading}
            </p>
          ))}
          <noscript>이 사이트를 쓰려면 자바스크립트를 켜 주세요.</noscript>
          <span className="early-line early-title" />
          <span className="early-line early-block" />
        </main>
      </div>
    </div>
  );
}
