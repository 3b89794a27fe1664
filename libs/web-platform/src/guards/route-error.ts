/** An error that the error page renders with its own status. */
export class RouteError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly requestId?: string,
  ) {
    super(message);
    this.name = 'RouteError';
  }
}
