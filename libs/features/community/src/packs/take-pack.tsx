import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Download, Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CommunityPost } from '@portal/domain/community/post';
import type { SharedPack } from '@portal/domain/community/shared-pack';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { packs as words } from '../packs-messages.ts';
import { useTaking } from './use-taking.ts';

interface TakePackProps {
  post: Pick<CommunityPost, 'id' | 'isMine'>;
  pack: SharedPack;
}

/** Into her own library in one press; then the way into a lesson, and thanks. */
export function TakePack({ post, pack: { name, mine } }: TakePackProps) {
  const { isTaking, isJustTaken, take, turnThanks } = useTaking(post);
  const way = useRef<HTMLAnchorElement>(null);
  const packId = mine?.packId ?? null;
  useEffect(() => {
    // The button that was pressed has given way to it.
    if (isJustTaken && packId !== null) way.current?.focus();
  }, [isJustTaken, packId]);
  if (post.isMine) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" justifyContent={{ md: 'flex-end' }}>
      {mine && (
        <Button
          variant="ghost"
          aria-pressed={mine.isThanked}
          color={mine.isThanked ? 'celadon.fg' : 'fg.muted'}
          startIcon={<Icon as={Heart} />}
          onClick={() => void turnThanks(!mine.isThanked)}
        >
          {words.thank}
        </Button>
      )}
      {packId === null ? (
        <Button
          startIcon={<Icon as={Download} />}
          loading={isTaking}
          loadingText={words.taking}
          onClick={() => void take()}
        >
          <span>
            <VisuallyHidden>{name}</VisuallyHidden> {mine ? words.takeAgain : words.take}
          </span>
        </Button>
      ) : (
        <>
          <TextLink href={paths.lessonPack(packId)} linkAs={RouterLink} variant="quiet" touch px="1" color="pine.fg">
            <Icon as={CircleCheck} />
            {isJustTaken ? words.taken : words.already}
          </TextLink>
          <Button asChild variant="outline">
            <RouterLink ref={way} href={paths.lessonPacks(packId)}>
              <span>
                <VisuallyHidden>{name}</VisuallyHidden> {words.give}
              </span>
            </RouterLink>
          </Button>
        </>
      )}
    </chakra.div>
  );
}
