import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useCompareProfileQuery } from '@portal/api/profile/teacher-profile.api';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { FieldChanges } from '@portal/ui/field-changes';
import { Panel } from '@portal/ui/panel';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonText } from '@portal/ui/skeletons';
import { historyMessages as words } from '../history-messages.ts';
import type { VersionOption } from './version-options.ts';

export interface Versions {
  from: string;
  to: string;
}

interface CompareVersionsProps {
  id: string;
  options: readonly VersionOption[];
  versions: Versions;
  onChoose: (versions: Versions) => void;
}

/** What is different between any two versions of the profile. */
export function CompareVersions({ id, options, versions, onChoose }: CompareVersionsProps) {
  const isSameSide = versions.from === versions.to;
  const { currentData, error, isFetching, refetch } = useCompareProfileQuery(versions, { skip: isSameSide });
  return (
    <Panel id={id} title={words.compareTitle} intro={words.compareBody}>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        {(['from', 'to'] as const).map((side) => (
          <SelectField
            key={side}
            label={words[side]}
            options={options}
            value={versions[side]}
            onChange={({ target }) => onChoose({ ...versions, [side]: target.value })}
          />
        ))}
      </chakra.div>
      {isSameSide ? (
        <chakra.p color="fg.muted">{words.sameSide}</chakra.p>
      ) : (
        <Delayed loading={!currentData && !error} skeleton={<SkeletonText lines={4} label={words.compareLoading} />}>
          {() => {
            if (!currentData) {
              return (
                <ErrorState size="sm" title={words.compareFailed} retrying={isFetching} onRetry={() => void refetch()}>
                  {problemOf(error).message}
                </ErrorState>
              );
            }
            if (currentData.changes.length === 0) return <chakra.p color="fg.muted">{words.same}</chakra.p>;
            return <FieldChanges changes={currentData.changes} />;
          }}
        </Delayed>
      )}
    </Panel>
  );
}
