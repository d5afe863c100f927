import { chakra } from '@chakra-ui/react/styled-system';
import { Package } from 'lucide-react';
import { useId } from 'react';
import type { CommunityPost } from '@portal/domain/community/post';
import type { SharedPack } from '@portal/domain/community/shared-pack';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownSize } from '@portal/upload/file-words';
import { packs as words } from '../packs-messages.ts';
import { LicenceLine } from './licence-line.tsx';
import { TakePack } from './take-pack.tsx';

interface PackCardProps {
  post: Pick<CommunityPost, 'id' | 'isMine' | 'files'>;
  pack: SharedPack;
}

/** A pack that is shared: its picture, what is in it, who took it, what others may do with it, and the way into her own library. */
export function PackCard({ post, pack }: PackCardProps) {
  const id = useId();
  const { name, licence, documents, homework, questions, size, takers, thanks } = pack;
  const [picture] = post.files;
  return (
    <chakra.section aria-labelledby={id} layerStyle="sheet" overflow="hidden" maxW="41rem">
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }}>
        {picture && (
          <chakra.img
            src={fileAddress(picture.file.previewUrl ?? picture.file.url)}
            alt={picture.text}
            loading="lazy"
            decoding="async"
            w={{ base: 'full', md: '10.5rem' }}
            h={{ base: '8rem', md: 'auto' }}
            flexShrink="0"
            objectFit="cover"
            bg="bg.muted"
          />
        )}
        <chakra.div minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5" px="4" py="3">
          <chakra.p
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="2"
            rowGap="1"
            textStyle="caption"
            color="fg.muted"
          >
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="1.5"
              px="2"
              py="0.5"
              borderRadius="full"
              bg="celadon.subtle"
              color="celadon.fg"
              fontWeight="semibold"
            >
              <Icon as={Package} size={16} />
              {words.chip}
            </chakra.span>{' '}
            {words.size(documents.length + (homework ? 1 : 0) + questions.length, size > 0 ? shownSize(size) : null)}
          </chakra.p>
          <chakra.p id={id} dir="auto" textStyle="title.sm" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.facts(pack)}
          </chakra.p>
          <chakra.p textStyle="body.sm" fontVariantNumeric="tabular-nums">
            <chakra.span fontWeight="semibold">{words.takers(takers)}</chakra.span>
            {thanks > 0 && ` · ${words.thanks(thanks)}`}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        px="4"
        py="3"
        bg="bg.muted"
        borderTopWidth="1px"
      >
        <chakra.div flex="1 1 14rem" minW="0">
          <LicenceLine licence={licence} />
        </chakra.div>
        <TakePack post={post} pack={pack} />
      </chakra.div>
    </chakra.section>
  );
}
