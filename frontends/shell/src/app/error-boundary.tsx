import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page';

type Props = { children: ReactNode };

/** A page that throws shows the error page; header and footer stay. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <ErrorPage error={this.state.error} />
    );
  }
}
