import ts from 'typescript';

/**
 * @typedef {object} ExportedName
 * @property {string} name
 * @property {import('./packages.mjs').PackageEntry} entry the first entry that exports it
 * @property {boolean} isValue whether it exists while the program runs; a type does not
 * @property {boolean} documented
 * @property {readonly Example[]} examples
 *
 * @typedef {object} Example
 * @property {string} title `formatFixed`, or `TransportError.readableText`
 * @property {string} code as it stands in the docstring
 * @property {import('./packages.mjs').PackageEntry} entry
 */

/**
 * Every name that an entry of the published packages exports, with its docstring's examples and those of its members.
 *
 * @param {ts.Program} program over all entries
 * @param {readonly import('./packages.mjs').PackageEntry[]} entries
 * @returns {readonly ExportedName[]}
 */
export function readExports(program, entries) {
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry.source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry.specifier} exports nothing.`);
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const { name } = exported;
      const members = [...(symbol.members?.values() ?? [])];
      return {
        name,
        entry,
        isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
        documented: symbol.getDocumentationComment(checker).length > 0,
        examples: [
          ...codeOf(symbol).map((code) => ({ title: name, code, entry })),
          ...members.flatMap((member) =>
            codeOf(member).map((code) => ({ title: `${name}.${member.name}`, code, entry })),
          ),
        ],
      };
    });
  });
}

/**
 * The texts of the `@example` tags before a declaration.
 *
 * @param {ts.Symbol} symbol
 */
function codeOf(symbol) {
  return symbol
    .getJsDocTags()
    .filter(({ name }) => name === 'example')
    .map(({ text = [] }) => text.map((part) => part.text).join(''));
}
