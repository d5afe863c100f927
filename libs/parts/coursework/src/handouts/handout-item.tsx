import { chakra } from '@chakra-ui/react/styled-system';
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { FileLink } from '@portal/upload/file-link';

interface Props {
  handout: { title: string; content: string; files: readonly FileRef[] };
  status: ReactNode;
  actions: readonly MenuItem[];
  /** What holds for it, in one line. */
  facts: readonly (string | false | null)[];
  words: { menu: (title: string) => string; files: (title: string) => string };
  /** What else there is, below its files. */
  children?: ReactNode;
}

/** One handout in the list of its class. */
export function HandoutItem({ handout: { title, content, files }, status, actions, facts, words, children }: Props) {
  return (
    <chakra.li
      px={{ base: 'sheet', md: '5' }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" gap="3" alignItems="start" justifyContent="space-between">
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" minW="0" pt="2">
          <chakra.h3 fontWeight="semibold" overflowWrap="anywhere" minW="0">
            {title}
          </chakra.h3>
          {status}
        </chakra.div>
        {actions.length > 0 && (
          <Menu
            label={words.menu(title)}
            trigger={<IconButton label={words.menu(title)} icon={<Icon as={MoreHorizontal} size={20} />} />}
            items={actions}
          />
        )}
      </chakra.div>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {facts.filter(Boolean).join(' · ')}
      </chakra.p>
      {content && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={3}>
          {content}
        </chakra.p>
      )}
      {files.length > 0 && (
        <chakra.ul listStyleType="none" aria-label={words.files(title)} display="grid" gap="2">
          {files.map((file) => (
            <chakra.li key={file.id} minW="0">
              <FileLink file={file} withSize touch />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {children}
    </chakra.li>
  );
}
