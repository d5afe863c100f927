import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { goToField, placeId } from '../values/go-to-field.ts';

export interface PlaceLink {
  path: string;
  text: ReactNode;
  /** Said behind a place where nothing is left to do. */
  done?: string | undefined;
}

/** Places of the form with what is to do there; each leads to its field. */
export function PlaceLinks({ label, links }: { label: string; links: readonly PlaceLink[] }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="1.5">
      {links.map(({ path, text, done }, at) => (
        <chakra.li key={`${path} ${at}`} display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <TextLink
            touch
            href={`#${placeId(path)}`}
            onClick={(event) => {
              event.preventDefault();
              goToField(path);
            }}
          >
            {text}
          </TextLink>
          {done && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.success" textStyle="label">
              <Icon as={Check} size={16} />
              {done}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
