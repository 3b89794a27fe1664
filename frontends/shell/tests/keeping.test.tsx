// @vitest-environment node
import { KeepingContext, kept, makeI18n } from '@haat/platform';
import { I18nProvider, Trans } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeKeeping } from '../src/ssr/keeping';

const WORDS = {
  en: { hi0000: 'Hello', by0000: 'Bye' },
  ne: { hi0000: 'नमस्ते', by0000: 'बिदा' },
};
let drawn = 0;

const Greeting = kept(function Greeting({ name }: { name: string }) {
  drawn += 1;
  return (
    <b>
      <Trans id="hi0000" /> {name}
    </b>
  );
});

function drawThis(part: ReactNode, locale: 'en' | 'ne' = 'en') {
  const used = {};
  const words = WORDS[locale];
  const keeping = makeKeeping(locale, words, used);
  const page = renderToString(
    <I18nProvider i18n={makeI18n(locale, words, used)}>
      <KeepingContext value={keeping}>{part}</KeepingContext>
    </I18nProvider>,
  );
  return { html: keeping.whole(page).join(''), used };
}

const draw = (names: string[], locale: 'en' | 'ne' = 'en') =>
  drawThis(
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Greeting name={name} />
        </li>
      ))}
    </ul>,
    locale,
  );

describe('parts the edge keeps', () => {
  beforeEach(() => {
    drawn = 0;
  });

  test('are drawn once for what they are told, and stand where they stood', () => {
    const first = draw(['Sita', 'Hari']);
    expect(first.html).toBe(
      '<ul><li><b>Hello<!-- --> <!-- -->Sita</b></li><li><b>Hello<!-- --> <!-- -->Hari</b></li></ul>',
    );
    expect(draw(['Hari', 'Sita', 'Gita']).html).toContain('Hari</b></li><li><b>Hello');
    expect(drawn).toBe(3);
    expect(draw(['Sita', 'Hari'])).toEqual(first);
    expect(drawn).toBe(3);
  });

  test('bring the words they were drawn with, drawn or not', () => {
    const once = draw(['Maya']);
    const again = draw(['Maya']);
    expect(once.used).toEqual({ hi0000: 'Hello' });
    expect(again.used).toEqual(once.used);
  });

  test('bring the words of the parts inside them too', () => {
    const Pair = kept(({ names }: { names: string[] }) => (
      <p>
        {names.map((name) => (
          <Greeting key={name} name={name} />
        ))}
        <Trans id="by0000" />
      </p>
    ));
    const page = (names: string[]) => drawThis(<Pair names={names} />);
    draw(['Tara']);
    const once = page(['Tara', 'Uma']);
    expect(drawn).toBe(2);
    expect(once.used).toEqual(WORDS.en);
    expect(page(['Tara', 'Uma'])).toEqual(once);
    expect(page(['Uma', 'Tara']).used).toEqual(WORDS.en);
    expect(drawn).toBe(2);
  });

  test('are others when what they find out is another', () => {
    let place = 'Ilam';
    const Where = kept(
      () => <i>{place}</i>,
      () => [place],
    );
    expect(drawThis(<Where />).html).toBe('<i>Ilam</i>');
    place = 'Jhapa';
    expect(drawThis(<Where />).html).toBe('<i>Jhapa</i>');
  });

  test('are told apart by long texts, also in answers that are frozen', () => {
    const told = (end: string) => Object.freeze({ text: `${'x'.repeat(500)}${end}` });
    const Long = kept(({ about }: { about: { text: string } }) => <i>{about.text}</i>);
    const one = told('1');
    expect(drawThis(<Long about={one} />).html).toContain('x1<');
    expect(drawThis(<Long about={told('2')} />).html).toContain('x2<');
    expect(drawThis(<Long about={one} />).html).toContain('x1<');
  });

  test('are drawn once whatever answers a press', () => {
    const Pressed = kept(({ onPress }: { onPress: () => void }) => {
      drawn += 1;
      return <button onClick={onPress} />;
    });
    drawThis(<Pressed onPress={() => undefined} />);
    drawThis(<Pressed onPress={() => undefined} />);
    expect(drawn).toBe(1);
  });

  test('are others in the other language', () => {
    draw(['Rita']);
    expect(draw(['Rita'], 'ne').html).toContain('नमस्ते');
    expect(drawn).toBe(2);
  });

  test('are not confused by what people write', () => {
    const forged = '\uE000[0\uE001\uE000=0\uE001';
    expect(draw([forged]).html).toContain(forged);
    expect(draw([forged]).html).toContain(forged);
  });

  test('hold no id of React, which depends on where a part stands', () => {
    const Named = kept(() => <i id={useId()} />);
    expect(() => drawThis(<Named />)).toThrow('an id of React');
  });

  test('are drawn each time where nobody keeps them', () => {
    const i18n = makeI18n('en', WORDS.en);
    const page = () =>
      renderToString(
        <I18nProvider i18n={i18n}>
          <Greeting name="Nobody" />
        </I18nProvider>,
      );
    expect(page()).toBe(page());
    expect(drawn).toBe(2);
  });
});
