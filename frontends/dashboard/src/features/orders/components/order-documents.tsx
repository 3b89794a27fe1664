import { useFormat, type Locale } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Download } from '../../../api/download';
import type { OrderDelivery, OrderDetail } from '../../../api/orders';
import { useDownload } from '../../../hooks/use-download';
import { challanFile, purchaseOrderFile } from '../order-files';
import { StatementButton } from './statement-button';

/** The order's documents, each in both languages. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { date } = useFormat();
  return (
    <Card className="p-5">
      <h2 className="mb-1 text-lg leading-snug">
        <Trans>Documents</Trans>
      </h2>
      <ul className="divide-y divide-line text-[14px]">
        <DocumentRow
          title={t`Purchase order`}
          text={`${order.number} · ${date(order.created_at)}`}
          file={(lang) => purchaseOrderFile(order, lang)}
        />
        {order.deliveries.map((delivery) => (
          <ChallanRow key={delivery.id} order={order} delivery={delivery} />
        ))}
      </ul>
      <StatementButton orderId={order.id} />
    </Card>
  );
}

type ChallanProps = { order: OrderDetail; delivery: OrderDelivery };

function ChallanRow({ order, delivery }: ChallanProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { number, sent_at } = delivery;
  return (
    <DocumentRow
      title={t`Challan ${number}`}
      text={date(sent_at)}
      file={(lang) => challanFile(order, delivery, lang)}
    />
  );
}

type RowProps = { title: string; text: ReactNode; file: (lang: Locale) => Download };

function DocumentRow({ title, text, file }: RowProps) {
  return (
    <li className="flex items-center py-2">
      <p className="min-w-0 flex-1 break-words">
        <b className="block">{title}</b>
        <span className="text-[13px] text-ink-500">{text}</span>
      </p>
      <LanguageButton title={title} language="English" file={file('en')} />
      <LanguageButton title={title} language="नेपाली" file={file('ne')} />
    </li>
  );
}

type LanguageProps = { title: string; language: string; file: Download };

/** `language` is its own name: whoever reads it finds it. */
function LanguageButton({ title, language, file }: LanguageProps) {
  const { t } = useLingui();
  const { download, isLoading } = useDownload();
  const label = t`${title}, PDF: ${language}`;
  return (
    <Button
      variant="ghost"
      className="px-2 text-[13px]"
      aria-label={label}
      title={label}
      isBusy={isLoading}
      onClick={() => void download(file)}
    >
      {language}
    </Button>
  );
}
