import type { Decorator } from '@storybook/react-vite';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { UiLanguage } from '@portal/ui/ui-language';
import { ReaderContext } from './reading/reader-context.ts';

/** A part of the page, for a family that reads a language in a zone. */
export const readBy =
  (language: FamilyLanguage = 'ko', zone = 'Asia/Seoul'): Decorator =>
  (Part) => (
    <ReaderContext value={{ language, zone, teacherZone: 'Asia/Seoul' }}>
      <UiLanguage language={language}>
        <div lang={language} style={{ maxWidth: '40rem' }}>
          <Part />
        </div>
      </UiLanguage>
    </ReaderContext>
  );
