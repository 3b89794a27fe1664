/** Types of the bodies that a refused call answers. No call of the generated ones returns them. */
import ts from 'typescript';

const nameOf = (schema) => schema.$ref.split('/').at(-1);

/** Names of the schemas that any operation answers with a status of refusal. */
function refusalsOf(paths) {
  const answers = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .filter(([status]) => !status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema);
  return [...new Set(answers.filter((schema) => schema?.$ref).map(nameOf))].sort();
}

const answer = (name) => ({
  get: {
    operationId: name,
    responses: {
      200: {
        description: name,
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
        },
      },
    },
  },
});

/** The contract as if calls of these names answered the refusals. */
export function refusalsDocument({ openapi, info, paths, components }) {
  const answers = refusalsOf(paths).map((name) => [`/${name}`, answer(name)]);
  return { openapi, info, paths: Object.fromEntries(answers), components };
}

/** Of a generated file only the types of schemas: the calls do not exist. */
export function schemaTypes(text, { schemas }) {
  const source = ts.createSourceFile('refusals.ts', text, ts.ScriptTarget.Latest);
  return source.statements
    .filter((one) => ts.isTypeAliasDeclaration(one) && one.name.text in schemas)
    .map((one) => one.getText(source))
    .join('\n');
}
