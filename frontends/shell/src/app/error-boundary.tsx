import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page';
import { LastResort } from './last-resort';

/** at: where the page is; an error stays there. */
type Props = { at: string; children: ReactNode };

/** A page that throws shows the error page; header and footer stay. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate({ at }: Props) {
    if (at !== this.props.at && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <LastResort>
        <ErrorPage error={this.state.error} />
      </LastResort>
    );
  }
}
