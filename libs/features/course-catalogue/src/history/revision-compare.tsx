import { useState } from 'react';
import { useCompareCourseRevisionsQuery } from '@portal/api/courses/courses.api';
import { VersionCompare } from '@portal/approval/version-compare';
import { compare, history } from '../messages.ts';

interface RevisionCompareProps {
  courseId: string;
  /** Numbers of the revisions that were handed in, newest first; at least two. */
  revisions: readonly number[];
}

/** What is different between two revisions; at first the latest one and the one before. */
export function RevisionCompare({ courseId, revisions }: RevisionCompareProps) {
  const [newest = 0, before = 0] = revisions;
  const [versions, setVersions] = useState({ from: String(before), to: String(newest) });
  const skip = versions.from === versions.to;
  return (
    <VersionCompare
      words={compare}
      options={revisions.map((no) => ({ value: String(no), label: history.revision(no) }))}
      versions={versions}
      onChoose={setVersions}
      query={useCompareCourseRevisionsQuery({ id: courseId, ...versions }, { skip })}
    />
  );
}
