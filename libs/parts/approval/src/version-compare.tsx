import { chakra } from '@chakra-ui/react/styled-system';
import type { FieldChange } from '@portal/domain/contract/finding';
import { QueryState } from '@portal/portal-core/query-state';
import { FieldChanges } from '@portal/ui/field-changes';
import { Panel } from '@portal/ui/panel';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonText } from '@portal/ui/skeletons';
import { messages } from './messages.ts';

/** The two versions that are compared, by what their options stand for. */
export interface Versions {
  from: string;
  to: string;
}

interface VersionCompareProps {
  /** For a page that leads here. */
  id?: string;
  words: { title: string; intro?: string; loading: string; failed: string; same: string };
  options: readonly { value: string; label: string }[];
  versions: Versions;
  onChoose: (versions: Versions) => void;
  /** Of a hook of the api that asks for these versions, and skips a version beside itself. */
  query: {
    currentData?: { changes: readonly FieldChange[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** What is different between any two versions of what was handed in. */
export function VersionCompare({ id, words, options, versions, onChoose, query }: VersionCompareProps) {
  return (
    <Panel id={id} title={words.title} intro={words.intro}>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        {(['from', 'to'] as const).map((side) => (
          <SelectField
            key={side}
            label={messages.versions[side]}
            options={options}
            value={versions[side]}
            onChange={({ target }) => onChoose({ ...versions, [side]: target.value })}
          />
        ))}
      </chakra.div>
      {versions.from === versions.to ? (
        <chakra.p color="fg.muted">{messages.sameSide}</chakra.p>
      ) : (
        <QueryState
          query={query}
          skeleton={<SkeletonText lines={4} label={words.loading} />}
          failed={words.failed}
          size="sm"
        >
          {({ changes }) =>
            changes.length === 0 ? (
              <chakra.p color="fg.muted">{words.same}</chakra.p>
            ) : (
              <FieldChanges changes={changes} />
            )
          }
        </QueryState>
      )}
    </Panel>
  );
}
