import { RouteError } from '@haat/platform';
import { ErrorPanel } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from './chunk-guard';

/** at: where the page is; a failure stays there. */
type Props = { at: string; onRetry: () => void; children: ReactNode };

/** A remote that fails shows its own panel; the rest of the page lives on (D32). */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkError(error)) reloadOnce();
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at && this.state.error !== null) this.setState({ error: null });
  }

  retry = () => {
    // webpack remembers a failed chunk until the page is loaded anew.
    if (isChunkError(this.state.error)) location.reload();
    else this.props.onRetry();
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Not a failure of loading: the error page knows its status.
    if (error instanceof RouteError) throw error;
    return (
      <ErrorPanel
        title={<Trans>This section is not available right now</Trans>}
        onRetry={this.retry}
      />
    );
  }
}
