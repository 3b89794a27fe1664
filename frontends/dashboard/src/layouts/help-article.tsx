import { useGetArticleQuery } from '@haat/api/help';
import { useLocale } from '@haat/platform';
import { ArticleText, Button, ErrorPanel, Skeleton, bodyIn, titleIn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';

type Props = { slug: string; onBack: () => void };

/** One article, beside the page. */
export function HelpArticle({ slug, onBack }: Props) {
  const locale = useLocale();
  const { data, error, refetch } = useGetArticleQuery(slug);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <article>
      <Button
        ref={back}
        variant="ghost"
        size="sm"
        className="-ml-3 mb-2"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden />
        <Trans>All articles</Trans>
      </Button>
      {data ? (
        <>
          <h3 className="text-lg">{titleIn(data, locale)}</h3>
          <ArticleText nodes={bodyIn(data, locale)} />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </article>
  );
}
