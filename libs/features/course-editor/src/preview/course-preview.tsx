import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { CourseContent } from '@portal/domain/courses/course';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import { AppImage } from '@portal/ui/app-image';
import { Icon } from '@portal/ui/icon';
import { VideoEmbed } from '@portal/ui/video-embed';
import { fields } from '../editor-messages.ts';
import { type CourseNames, factsOfCourse } from '../form/course-facts.ts';
import { inWeekOrder } from '../form/week-slots.ts';
import { preview as words } from '../preview-messages.ts';
import { PreviewPackages } from './preview-packages.tsx';
import { PreviewProgramme } from './preview-programme.tsx';

interface Props {
  content: CourseContent;
  names: CourseNames;
}

const Block = chakra('section', {
  base: { display: 'grid', gap: '2', '& > h3': { textStyle: 'title.sm' } },
});

const Tag = chakra('li', {
  base: { px: '2.5', py: '0.5', bg: 'bg.muted', borderRadius: 'full', textStyle: 'label', fontWeight: 'medium' },
});

/** A course as a student finds it; what is not written yet says so. */
export function CoursePreview({ content, names }: Props) {
  const { title, image, introVideoUrl, intro, benefits, weeklySchedule } = content;
  const told = benefits.filter((benefit) => benefit.trim() !== '');
  return (
    <chakra.article aria-label={words.label} layerStyle="sheet" overflow="hidden">
      {image ? (
        <AppImage
          src={image.previewUrl ?? image.url}
          alt=""
          width={800}
          height={450}
          sizes="(min-width: 64rem) 50rem, 100vw"
          w="full"
          h="auto"
          aspectRatio="16 / 9"
          objectFit="cover"
        />
      ) : (
        <chakra.p bg="illustration.wash" color="fg.muted" textAlign="center" py="12">
          {words.noImage}
        </chakra.p>
      )}
      <chakra.div p={{ base: 'sheet', md: '6' }} display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
        <header>
          <chakra.h2 textStyle="title.md" overflowWrap="anywhere">
            {title.trim() || words.noTitle}
          </chakra.h2>
          <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="3">
            {factsOfCourse(content, names).map((fact, at) => (
              <Tag key={at}>{fact}</Tag>
            ))}
          </chakra.ul>
        </header>
        <Block>
          <h3>{fields.intro}</h3>
          <Text>{intro}</Text>
          {youtubeIdOf(introVideoUrl) && <VideoEmbed link={introVideoUrl} title={words.video(title)} />}
        </Block>
        {told.length > 0 && (
          <Block>
            <h3>{fields.benefits}</h3>
            <chakra.ul listStyleType="none" display="grid" gap="1.5">
              {told.map((benefit, at) => (
                <chakra.li key={at} display="flex" gap="2" overflowWrap="anywhere">
                  <chakra.span color="celadon.fg" pt="3px">
                    <Icon as={Check} size={16} />
                  </chakra.span>
                  {benefit}
                </chakra.li>
              ))}
            </chakra.ul>
          </Block>
        )}
        <Block>
          <h3>{fields.packages}</h3>
          <PreviewPackages content={content} />
        </Block>
        <Block>
          <h3>{fields.schedule}</h3>
          <Text>{inWeekOrder(weeklySchedule).map(weekSlotText).join('\n')}</Text>
        </Block>
        <Block>
          <h3>{fields.programme}</h3>
          <PreviewProgramme programme={content.programme} />
        </Block>
      </chakra.div>
    </chakra.article>
  );
}

function Text({ children }: { children: string }) {
  const isEmpty = children.trim() === '';
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxW="form" color={isEmpty ? 'fg.subtle' : undefined}>
      {isEmpty ? words.nothing : children}
    </chakra.p>
  );
}
