import { useSearchParams } from 'react-router';
import { useGetPackQuery } from '@portal/api/library/packs.api';
import { GivePack } from './give-pack.tsx';

/** The pack that the address asks to give to a lesson (`?give=`), as one that was just taken from a group. */
export function WantedPack() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('give') ?? '';
  const { currentData: pack } = useGetPackQuery({ id }, { skip: id === '' });
  if (!pack) return null;
  const { documents, homework, polls, pages } = pack;
  const summary = {
    ...pack,
    documents: documents.length,
    firstDocuments: documents.map(({ name, kind }) => ({ name, kind })),
    hasHomework: homework !== null,
    polls: polls.length,
    pages: pages.length,
  };
  return <GivePack pack={summary} onClose={() => setQuery({}, { replace: true })} />;
}
