import { failureKind, isChunkError, reloadOnce } from '@haat/platform';
import { Component, type ReactNode } from 'react';
import { ErrorPanel } from './error-panel';

type Props = {
  /** Where the page is; a failure stays there. */
  at: string;
  /** What is rendered while the page reloads. */
  waiting?: ReactNode;
  /** Renders a failure; it may throw what belongs to a boundary above. */
  renderError?: (error: unknown, retry: () => void) => ReactNode;
  /** For what was loaded above this boundary; below it React mounts it again. */
  onRetry?: () => void;
  children: ReactNode;
};
type State = { error: unknown; isOnline: boolean; isReloading: boolean };

const NONE: State = { error: null, isOnline: true, isReloading: false };

/** In its own frame; what is no failure of loading goes up. */
function renderPanel(error: unknown, retry: () => void): ReactNode {
  if (failureKind(error) === 'other') throw error;
  return <ErrorPanel heading="h1" error={error} onRetry={retry} />;
}

/** A failed chunk reloads the page once per 60 s (spec 8); after that, the page renders the error with Retry. */
export class LoadBoundary extends Component<Props, State> {
  override state = NONE;

  static getDerivedStateFromError(error: unknown): State {
    const isOnline = navigator.onLine;
    return { error, isOnline, isReloading: isChunkError(error) };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return;
    void reloadOnce().then((isReloading) => this.setState({ isReloading }));
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at && this.state.error !== null) this.setState(NONE);
  }

  /** A file that is gone needs a fresh page; what the network lost is requested again. */
  retry = () => {
    const { error, isOnline } = this.state;
    if (isOnline && isChunkError(error)) {
      location.reload();
      return;
    }
    this.setState(NONE);
    this.props.onRetry?.();
  };

  override render() {
    const { error, isReloading } = this.state;
    const { children, waiting = null, renderError = renderPanel } = this.props;
    if (error === null) return children;
    return isReloading ? waiting : renderError(error, this.retry);
  }
}
