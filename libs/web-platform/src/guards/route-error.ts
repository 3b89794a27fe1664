/** An error that the error page shows with its own status. */
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
