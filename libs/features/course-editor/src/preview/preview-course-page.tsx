import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useGetCourseQuery } from '@portal/api/courses/courses.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { Icon } from '@portal/ui/icon';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { preview as words } from '../preview-messages.ts';
import { CatalogNotice } from '../state/catalog-notice.tsx';
import { useCatalog } from '../state/use-catalog.ts';
import { messages } from '../title-messages.ts';
import { CourseFailure } from './course-failure.tsx';
import { CoursePreview } from './course-preview.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';

type Which = 'LIVE' | 'DRAFT';

/** /account/teaching-profile/my-courses/:courseId/preview: the course as a student finds it, or will find it. */
export function PreviewCoursePage() {
  const { courseId = '' } = useParams();
  const [which, setWhich] = useState<Which>('DRAFT');
  const catalog = useCatalog();
  const own = useGetCourseQuery({ id: courseId });
  const course = own.currentData;
  const liveNo = course && course.liveRevisionNo !== course.revisionNo ? course.liveRevisionNo : null;
  const isLive = which === 'LIVE' && liveNo !== null;
  const live = useGetCourseQuery({ id: courseId, revision: String(liveNo) }, { skip: !isLive });
  const asked = isLive ? live : own;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" maxW="50rem">
      <PageHeading
        title={messages.previewTitle}
        actions={
          <Button asChild variant="outline">
            <RouterLink href={paths.editCourse(courseId)}>
              <Icon as={Pencil} size={16} />
              {words.edit}
            </RouterLink>
          </Button>
        }
      />
      {liveNo !== null && (
        <SegmentedControl<Which>
          label={words.which}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'LIVE', label: words.live },
            { value: 'DRAFT', label: words.draft },
          ]}
        />
      )}
      <CatalogNotice catalog={catalog} />
      <Delayed loading={asked.isLoading} skeleton={<PreviewSkeleton />}>
        {() =>
          asked.currentData ? (
            <CoursePreview content={asked.currentData.content} names={catalog.names} />
          ) : (
            <CourseFailure error={asked.error} isRetrying={asked.isFetching} onRetry={() => void asked.refetch()} />
          )
        }
      </Delayed>
    </chakra.div>
  );
}
