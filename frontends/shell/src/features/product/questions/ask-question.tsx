import {
  Link,
  deferred,
  paths,
  selectIsAuth,
  useAppSelector,
  type Product,
} from '@haat/platform';
import { Button, PlainLink, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSignInDialog } from '../../session/sign-in-context';
import { useIsOwn } from './use-is-own';

const OwnQuestions = deferred<{ product: Product }>(
  () => import(/* webpackChunkName: "product-ask" */ './own-questions'),
  <Skeleton className="h-64 w-full rounded-[18px]" />,
);

/** What one may do here; the server knows nobody, and draws it for visitors. */
export function AskQuestion({ product }: { product: Product }) {
  const isAuth = useAppSelector(selectIsAuth);
  const isOwn = useIsOwn(product);
  if (!isAuth) return <SignInToAsk slug={product.slug} />;
  return isOwn ? <ToDesk /> : <OwnQuestions product={product} />;
}

function SignInToAsk({ slug }: { slug: string }) {
  const { askSignIn } = useSignInDialog();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    askSignIn({ comesBack: true });
  };
  return (
    <>
      <Button asChild variant="soft" className="noscript:hidden">
        <Link to={paths.signIn} onClick={open}>
          <LogIn aria-hidden />
          <Trans>Sign in to ask a question</Trans>
        </Link>
      </Button>
      <PlainLink href={paths.plainForm('question', { slug })}>
        <Trans>Ask a question</Trans>
      </PlainLink>
    </>
  );
}

const ToDesk = () => (
  <Button asChild variant="soft">
    <Link to={paths.sellerQuestions}>
      <Trans>Answer questions in your dashboard</Trans>
    </Link>
  </Button>
);
