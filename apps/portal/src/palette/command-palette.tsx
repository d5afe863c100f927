import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGetDirectoryQuery } from '@portal/api/planning/directory.api';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useColorMode } from '@portal/ui/color-mode';
import { Delayed } from '@portal/ui/delayed';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextInput } from '@portal/ui/field';
import { palette } from '../messages.ts';
import { useIsOperatorFrame, useMenuSections } from '../routing/sections-context.tsx';
import { findEntries } from './find-entries.ts';
import { frameEntries } from './frame-entries.ts';
import { directoryEntries, type PaletteEntry, sectionEntries } from './palette-entry.ts';
import { PaletteOptions } from './palette-options.tsx';
import { shortcutKeys } from './palette-shortcut.ts';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  onLogout: () => void;
  /** Undefined where there is nothing to consent to. */
  onConsent?: (() => void) | undefined;
}

/** Goes anywhere and begins anything by a few letters or initial consonants: pages, actions, lessons, classes, students. */
export function CommandPalette({ open, onClose, ...actions }: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={palette.title}
      description={palette.shortcutHint(shortcutKeys())}
      size="lg"
      phone="full"
      initialFocus={field}
    >
      <Search field={field} onDone={onClose} {...actions} />
    </Dialog>
  );
}

interface SearchProps extends Pick<CommandPaletteProps, 'onLogout' | 'onConsent'> {
  field: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function Search({ field, onDone, onLogout, onConsent }: SearchProps) {
  const navigate = useNavigate();
  const sections = useMenuSections();
  const isOperator = useIsOperatorFrame();
  const zone = useTeacherZone();
  const { choice: theme, chooseTheme } = useColorMode();
  const { data: directory, isError, isLoading } = useGetDirectoryQuery(undefined, { skip: isOperator });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();

  const pages = useMemo(() => sectionEntries(sections, isOperator), [sections, isOperator]);
  const names = useMemo(() => (directory ? directoryEntries(directory, zone) : []), [directory, zone]);
  const own = useMemo(
    () => frameEntries({ theme, chooseTheme, onLogout, onConsent }),
    [theme, chooseTheme, onLogout, onConsent],
  );
  const groups = useMemo(() => findEntries([...pages, ...own, ...names], typed), [pages, own, names, typed]);
  const found = groups.flatMap(({ entries }) => entries);
  const active = found[Math.min(chosen, found.length - 1)];
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  const choose = (entry: PaletteEntry) => {
    onDone();
    if (typeof entry.target === 'string') void navigate(entry.target);
    else entry.target();
  };
  const moveTo = (index: number) => {
    const next = (index + found.length) % found.length;
    setChosen(next);
    document.getElementById(optionId(found[next]!))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys belong to the syllable while it is being composed.
    if (event.nativeEvent.isComposing || !active) return;
    const at = found.indexOf(active);
    const steps: Record<string, () => void> = {
      ArrowDown: () => moveTo(at + 1),
      ArrowUp: () => moveTo(at - 1),
      Enter: () => choose(active),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Field label={palette.label}>
        <TextInput
          ref={field}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={palette.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <chakra.p className="sr" role="status" srOnly>
        {isLoading && found.length === 0 ? palette.namesLoading : palette.found(found.length)}
      </chakra.p>
      {isError && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {palette.pagesOnly}
        </chakra.p>
      )}
      {found.length > 0 ? (
        <PaletteOptions listId={listId} groups={groups} active={active} optionId={optionId} onChoose={choose} />
      ) : (
        <chakra.p id={listId} py="6" textAlign="center" color="fg.muted" hidden={isLoading}>
          {palette.empty}
        </chakra.p>
      )}
      <Delayed
        loading={isLoading}
        skeleton={
          <chakra.p aria-busy="true" px="3" textStyle="body.sm" color="fg.muted">
            {palette.namesLoading}
          </chakra.p>
        }
      >
        {() => null}
      </Delayed>
    </chakra.div>
  );
}
