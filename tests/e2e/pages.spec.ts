/** Every page, by everybody: one walk for each kind of visitor, at the width and in the language of its project. */
import { expect, test } from './support/fixtures';
import { Walk } from './support/page-walk';
import { ACCOUNTS, stopsOf } from './support/routes';
import { ROLES } from './support/spec-routes';

/** Some fifty pages, on a slow machine. */
test.describe.configure({ timeout: 15 * 60_000 });

for (const role of ROLES) {
  test(`every page holds for ${role}`, async ({ lookIn, language, request, sessionOf }, {
    project,
  }) => {
    const page = await lookIn({ locale: language, as: ACCOUNTS[role] });
    const walk = new Walk(page, language, { api: request, sessionOf });
    // Each page is seen by one role; `slow` looks at it as the others, who may not see it.
    const isOther = project.name === 'slow';
    const stops = stopsOf(role).filter(({ isFirst }) => isFirst !== isOther);
    const wrong: string[] = [];
    for (const stop of stops) {
      wrong.push(...(await test.step(stop.path, () => walk.look(stop))));
    }
    console.log(`  ${stops.length} addresses as ${role} (${project.name})`);
    expect(wrong).toEqual([]);
  });
}
