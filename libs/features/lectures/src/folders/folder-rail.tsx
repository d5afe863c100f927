import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff, File, Folder, FolderOpen, FolderPlus, Library } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { LibraryFolder } from '@portal/domain/library/document';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import type { foldersContract } from '@portal/domain/library/folders.contract';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { rail as words } from '../messages.ts';
import { EVERYTHING, type LibraryView } from '../view/library-view.ts';
import { FolderForm } from './folder-form.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { FolderRemoval } from './folder-removal.tsx';
import { FolderRow } from './folder-row.tsx';
import { Quota } from './quota.tsx';
import { TagList } from './tag-list.tsx';

export type LibraryFacts = AnswerOf<typeof foldersContract.getLibrary>;

/** What is asked over the rail. */
type Asked = { of: 'create' } | { of: 'rename' | 'remove'; folder: LibraryFolder };

interface FolderRailProps {
  library: LibraryFacts;
  view: LibraryView;
  onView: (change: Partial<LibraryView>) => void;
}

/** By what the list is narrowed: folders, in which documents can be put, and tags; and how much room is left. */
export function FolderRail({ library, view, onView }: FolderRailProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { folders, tags, documents, unfiled, hidden, quota } = library;
  const show = (folder: string | null) => onView({ ...EVERYTHING, folder });
  const close = () => setAsked(null);
  return (
    <chakra.nav aria-label={words.label} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <div>
        <chakra.h2 textStyle="label" color="fg.muted" px="2.5" pb="1">
          {words.folders}
        </chakra.h2>
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="0.5">
          <FolderRow
            icon={Library}
            name={words.all}
            count={documents}
            isChosen={view.folder === null && !view.isHidden}
            onChoose={() => show(null)}
          />
          {folders.map((folder) => (
            <FolderRow
              key={folder.id}
              dropId={folder.id}
              icon={view.folder === folder.id ? FolderOpen : Folder}
              name={folder.name}
              count={folder.documents}
              isChosen={view.folder === folder.id}
              onChoose={() => show(folder.id)}
              menu={
                <FolderMenu
                  name={folder.name}
                  onRename={() => setAsked({ of: 'rename', folder })}
                  onRemove={() => setAsked({ of: 'remove', folder })}
                />
              }
            />
          ))}
          {folders.length > 0 && (
            <FolderRow
              dropId={NO_FOLDER}
              icon={File}
              name={words.unfiled}
              count={unfiled}
              isChosen={view.folder === NO_FOLDER}
              onChoose={() => show(NO_FOLDER)}
            />
          )}
          {(hidden > 0 || view.isHidden) && (
            <FolderRow
              icon={EyeOff}
              name={words.hidden}
              count={hidden}
              isChosen={view.isHidden}
              onChoose={() => onView({ ...EVERYTHING, isHidden: true })}
            />
          )}
        </chakra.ul>
        <Button
          variant="ghost"
          size="sm"
          mt="1"
          startIcon={<Icon as={FolderPlus} size={18} />}
          onClick={() => setAsked({ of: 'create' })}
        >
          {words.create}
        </Button>
      </div>
      {tags.length > 0 && (
        <div>
          <chakra.h2 textStyle="label" color="fg.muted" px="2.5" pb="2">
            {words.tags}
          </chakra.h2>
          <TagList tags={tags} chosen={view.tag} onChoose={(tag) => onView({ tag })} />
        </div>
      )}
      <Quota {...quota} onLarge={() => onView({ ...EVERYTHING, order: 'size' })} />
      {asked && asked.of !== 'remove' && (
        <FolderForm folder={asked.of === 'rename' ? asked.folder : null} onClose={close} />
      )}
      {asked?.of === 'remove' && (
        <FolderRemoval
          folder={asked.folder}
          onClose={close}
          onRemoved={() => view.folder === asked.folder.id && show(null)}
        />
      )}
    </chakra.nav>
  );
}
