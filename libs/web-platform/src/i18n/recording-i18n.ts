import {
  I18n,
  type MessageDescriptor,
  type MessageId,
  type MessageOptions,
  type Messages,
} from '@lingui/core';

type Values = Record<string, unknown>;

/** The server's instance of Lingui, one for each request: `used` gets the messages of the page. */
export class RecordingI18n extends I18n {
  constructor(
    locale: string,
    messages: Messages,
    private readonly used: Messages,
  ) {
    super({ locale, messages: { [locale]: messages } });
  }

  override _(descriptor: MessageDescriptor): string;
  override _(id: MessageId, values?: Values, options?: MessageOptions): string;
  override _(
    message: MessageDescriptor | MessageId,
    values?: Values,
    options?: MessageOptions,
  ): string {
    const id = typeof message === 'string' ? message : message.id;
    const translation = this.messages[id];
    if (translation !== undefined) this.used[id] = translation;
    return typeof message === 'string'
      ? super._(message, values, options)
      : super._(message);
  }
}
