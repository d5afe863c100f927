import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '@portal/ui/text-link';
import { goToField, placeId } from '../values/go-to-field.ts';

interface PlaceLink {
  path: string;
  text: string;
}

/** Places of the form with what is to do there; each leads to its field. */
export function PlaceLinks({ label, links }: { label: string; links: readonly PlaceLink[] }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="1.5">
      {links.map(({ path, text }, at) => (
        <li key={`${path} ${at}`}>
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
        </li>
      ))}
    </chakra.ul>
  );
}
