import type { ListingOut } from '@haat/api/own-products';
import type { OwnRange } from '@haat/api/product-ranges';
import { useDebounced } from '@haat/enquiry';
import { useFormat, useLocalName } from '@haat/platform';
import { Button, Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useFillProductRangeMutation } from '../../../../api/product-ranges';
import { useNotifyDone } from '../../../../hooks/use-notify-done';
import { useNotifyError } from '../../../../hooks/use-notify-error';
import { ProductTicks } from './product-ticks';

type Props = { range: OwnRange; contents: ListingOut[]; onClose: () => void };
const DELAY_MS = 250;
const MAX_PRODUCTS = 1000;

/** Ticked: in the range. Products outside the search stay as they were. */
export function ProductChoice({ range, contents, onClose }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const name = useLocalName()(range);
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(() => new Set(contents.map(({ id }) => id)));
  const [fill, { isLoading }] = useFillProductRangeMutation();
  const toggle = (id: string) =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await fill({ rangeId: range.id, body: { product_ids: [...ticked] } }).unwrap();
      notifyDone({ text: t`Products of “${name}” saved` });
      onClose();
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        label={<Trans>Search your products</Trans>}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ProductTicks
        q={useDebounced(text.trim(), DELAY_MS)}
        contents={contents}
        ticked={ticked}
        onToggle={toggle}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <b role="status" className="mr-auto text-sm tabular-nums">
          <Trans>{number(ticked.size)} selected</Trans>
        </b>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isLoading} disabled={ticked.size > MAX_PRODUCTS}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
