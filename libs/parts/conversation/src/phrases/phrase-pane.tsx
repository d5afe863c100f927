import { chakra } from '@chakra-ui/react/styled-system';
import { Send } from 'lucide-react';
import type { ReplyLanguage } from '@portal/domain/chat/saved-reply';
import { Icon } from '@portal/ui/icon';
import { phrases as words } from './phrase-messages.ts';
import { PhraseText } from './phrase-text.tsx';
import { type PhraseValues, placeText } from './phrase-values.ts';

interface PhrasePaneProps {
  language: ReplyLanguage;
  text: string;
  values: PhraseValues;
  zone: string;
  /** Whether this is the text that leaves. */
  goes: boolean;
}

/** A phrase in one of its languages. */
export function PhrasePane({ language, text, values, zone, goes }: PhrasePaneProps) {
  return (
    <chakra.div p="3" minW="0" bg={goes ? 'celadon.subtle' : undefined}>
      <chakra.p display="flex" flexWrap="wrap" gap="2" textStyle="label" color="fg.muted" mb="1">
        {words.languages[language]}
        {goes && (
          <chakra.span display="inline-flex" alignItems="center" gap="1" color="celadon.fg" fontWeight="semibold">
            <Icon as={Send} size={16} />
            {words.goes}
          </chakra.span>
        )}
      </chakra.p>
      {text === '' ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.notWritten}
        </chakra.p>
      ) : (
        <PhraseText
          text={text}
          lang={language === 'korean' ? 'ko' : 'vi'}
          valueOf={(place) => placeText(place, language, values, zone)}
        />
      )}
    </chakra.div>
  );
}
