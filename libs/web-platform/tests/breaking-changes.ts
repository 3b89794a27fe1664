import ts from 'typescript';

/** A line for each export of the old module that its users cannot use the same way in the new one. */
export function breakingChanges(
  old: string,
  current: string,
  options: ts.CompilerOptions,
): string[] {
  const program = ts.createProgram([old, current], options);
  const checker = program.getTypeChecker();
  const now = exportsOf(program, checker, current);
  return [...exportsOf(program, checker, old)].flatMap(([name, was]) => {
    const is = now.get(name);
    return is ? changes(checker, name, was, is) : [`${name} is gone`];
  });
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, file: string) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return new Map(
    checker
      .getExportsOfModule(module)
      .map((each) => [each.name, resolved(checker, each)] as const),
  );
}

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const isAlias = symbol.flags & ts.SymbolFlags.Alias;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

function changes(checker: ts.TypeChecker, name: string, was: ts.Symbol, is: ts.Symbol) {
  const found: string[] = [];
  const compare = (old: ts.Type, current: ts.Type) => {
    if (!isUsable(checker, current, old)) found.push(change(checker, name, old, current));
  };
  for (const [flag, kind] of KINDS) {
    if (!(was.flags & flag)) continue;
    if (is.flags & flag) compare(typeOf(checker, was, flag), typeOf(checker, is, flag));
    else found.push(`${name} is no ${kind}`);
  }
  return found;
}

const KINDS = [
  [ts.SymbolFlags.Value, 'value'],
  [ts.SymbolFlags.Type, 'type'],
] as const;

function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol, flag: ts.SymbolFlags) {
  return flag === ts.SymbolFlags.Value
    ? checker.getTypeOfSymbol(symbol)
    : checker.getDeclaredTypeOfSymbol(symbol);
}

/** Whether the new type can be used where the old one was. */
function isUsable(checker: ts.TypeChecker, current: ts.Type, old: ts.Type): boolean {
  if (checker.isTypeAssignableTo(current, old)) return true;
  // The parameters of a generic type are never assignable: its properties are compared.
  const lines = new Set(properties(checker, current));
  return (
    isGeneric(old) &&
    isGeneric(current) &&
    properties(checker, old).every((line) => lines.has(line))
  );
}

function change(checker: ts.TypeChecker, name: string, old: ts.Type, current: ts.Type) {
  const lines = new Set(properties(checker, current));
  const lost = properties(checker, old).filter((line) => !lines.has(line));
  return lost.length > 0
    ? `${name} has no more ${lost.join(', ')}`
    : `${name}: ${text(checker, old)} became ${text(checker, current)}`;
}

function isGeneric(type: ts.Type): boolean {
  const parameters = type.aliasTypeArguments ?? (type as ts.InterfaceType).typeParameters;
  return parameters?.some((each) => each.flags & ts.TypeFlags.TypeParameter) ?? false;
}

function properties(checker: ts.TypeChecker, type: ts.Type): string[] {
  return type
    .getProperties()
    .map((each) => `${each.name}: ${text(checker, checker.getTypeOfSymbol(each))}`);
}

function text(checker: ts.TypeChecker, type: ts.Type): string {
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias);
}
