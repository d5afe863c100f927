import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { useUiWords } from '../ui-language.tsx';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  /** Names the group: 강좌 쪽 */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list; nothing at all when there is one. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const words = useUiWords();
  if (pages <= 1) return null;
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      alignItems="center"
      gap="1"
      py="4"
    >
      <IconButton
        label={words.previousPage}
        icon={<Icon as={ChevronLeft} size={20} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, pages).map((one, at) =>
        one === null ? (
          <chakra.span key={`gap-${at}`} color="fg.subtle" px="1" aria-hidden>
            …
          </chakra.span>
        ) : (
          <Button
            key={one}
            variant={one === page ? 'outline' : 'ghost'}
            minW="touch"
            px="2"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            <span aria-hidden>{one}</span>
            <VisuallyHidden>{words.page(one)}</VisuallyHidden>
          </Button>
        ),
      )}
      <IconButton
        label={words.nextPage}
        icon={<Icon as={ChevronRight} size={20} />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </chakra.nav>
  );
}
