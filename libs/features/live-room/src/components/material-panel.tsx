import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { panels as words, stage } from '../messages.ts';
import { useKept } from '../model/kept.ts';
import { useRequest } from '../model/use-request.ts';
import { useRoom } from '../model/use-room.ts';
import { PanelBody } from './panel-body.tsx';

/** Only what a browser can open safely is led to. */
export const isSafeAddress = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

/** What the host shows to all: named, and opened by each in a window of her own. */
export function MaterialPanel() {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const { material } = state;
  return (
    <PanelBody>
      {material ? (
        <section>
          <chakra.h3 textStyle="label" color="fg.muted">
            {words.shown}
          </chakra.h3>
          <chakra.p my="2" overflowWrap="anywhere">
            {isSafeAddress(material.url) ? (
              <chakra.a href={material.url} target="_blank" rel="noreferrer" color="fg.link" textDecoration="underline">
                {material.name} ({stage.newWindow})
              </chakra.a>
            ) : (
              material.name
            )}
          </chakra.p>
          {isHost && (
            <Button variant="outline" onClick={() => void request('live.material', null)}>
              {words.hide}
            </Button>
          )}
        </section>
      ) : (
        <chakra.p color="fg.muted">{words.materialNone}</chakra.p>
      )}
      {isHost && <MaterialForm />}
    </PanelBody>
  );
}

function MaterialForm() {
  const request = useRequest();
  const [name, setName] = useKept('materialName');
  const [url, setUrl] = useKept('materialUrl');
  const [error, setError] = useState<string>();
  async function show(): Promise<void> {
    if (name.trim() === '' || !isSafeAddress(url.trim())) return setError(words.materialWrong);
    setError(undefined);
    if (!(await request('live.material', { name: name.trim(), url: url.trim() }))) return;
    setName('');
    setUrl('');
  }
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void show();
      }}
    >
      <Field label={words.materialName}>
        <TextInput maxLength={255} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.materialUrl} error={error}>
        <TextInput
          inputMode="url"
          maxLength={2_000}
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button type="submit">{words.show}</Button>
    </chakra.form>
  );
}
