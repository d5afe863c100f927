import { chakra } from '@chakra-ui/react/styled-system';
import type { CourseContent } from '@portal/domain/courses/course';
import { courseTexts } from '@portal/domain/courses/course-texts';
import { AppImage } from '@portal/ui/app-image';
import { DescriptionList } from '@portal/ui/description-list';
import type { CourseNames } from '../form/course-facts.ts';
import { type EditorStep, stepOfPath } from '../form/editor-steps.ts';
import { CoursePreview } from '../preview/course-preview.tsx';
import { PreviewProgramme } from '../preview/preview-programme.tsx';

interface Props {
  step: EditorStep;
  content: CourseContent;
  names: CourseNames;
}

/** A step while nothing may be written: the same matters as words, not as grey fields (CRS-3). */
export function LockedStep({ step, content, names }: Props) {
  if (step === 'check') return <CoursePreview content={content} names={names} />;
  if (step === 'programme') return <PreviewProgramme programme={content.programme} />;
  const rows = courseTexts(content, names).filter(([path]) => stepOfPath(path) === step);
  const { image } = content;
  return (
    <DescriptionList
      rows={rows.map(([path, label, text]) => ({
        label,
        value:
          path === 'imageId' && image ? (
            <AppImage
              src={image.previewUrl ?? image.url}
              alt={text}
              width={320}
              height={180}
              objectFit="cover"
              borderRadius="l2"
              maxW="full"
            />
          ) : (
            text && <chakra.span whiteSpace="pre-line">{text}</chakra.span>
          ),
      }))}
    />
  );
}
