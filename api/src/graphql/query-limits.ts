import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLNamedType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const deepest = 10;
export const dearest = 10_000;
/** How many members a list is taken to have, and what finding them costs. */
const list = { length: 10, cost: 50 } as const;
const introspection = new Set(['__schema', '__type']);

type Weight = Readonly<{ depth: number; cost: number }>;
const nothing: Weight = { depth: 0, cost: 0 };

/**
 * A validation rule: refuses operations that nest too deep or would touch too much. A field costs 1, a list 50 and ten
 * times what is asked of each member. Questions about the schema are free, as tools ask them deeply; but they may not use
 * aliases, by which a few words could ask for it a thousand times over.
 */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Weight>();

  function weighSelections(selections: SelectionSetNode, parent: GraphQLNamedType | undefined): Weight {
    let { depth, cost } = nothing;
    for (const selection of selections.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection, parent)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? weighSelections(
                selection.selectionSet,
                typeNamed(selection.typeCondition?.name.value) ?? parent,
              )
            : weighFragment(selection.name.value);
      depth = Math.max(depth, weight.depth);
      cost += weight.cost;
    }
    return { depth, cost };
  }

  function weighField(field: FieldNode, parent: GraphQLNamedType | undefined): Weight {
    const name = field.name.value;
    if (introspection.has(name)) return nothing;
    if (field.selectionSet === undefined) return { depth: 1, cost: 1 };
    const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
    const named = type === undefined ? undefined : getNamedType(type);
    const inner = weighSelections(field.selectionSet, isCompositeType(named) ? named : undefined);
    const isList = type !== undefined && isListType(getNullableType(type));
    return {
      depth: inner.depth + 1,
      cost: isList ? list.cost + list.length * inner.cost : 1 + inner.cost,
    };
  }

  /** Each fragment is weighed once, so that fragments spreading fragments cannot make the weighing itself dear. */
  function weighFragment(name: string): Weight {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    fragments.set(name, nothing);
    const fragment = context.getFragment(name);
    if (fragment == null) return nothing;
    const weight = weighSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    fragments.set(name, weight);
    return weight;
  }

  const typeNamed = (name: string | undefined) =>
    name === undefined ? undefined : context.getSchema().getType(name);

  let asksOfSchema = false;
  let usesAliases = false;
  return {
    Field({ name, alias }: FieldNode) {
      asksOfSchema ||= introspection.has(name.value);
      usesAliases ||= alias !== undefined;
    },
    Document: {
      leave() {
        if (asksOfSchema && usesAliases)
          refuse('A question about the schema may not use aliases; leave them out.');
      },
    },
    OperationDefinition(operation: OperationDefinitionNode) {
      const root = context.getSchema().getRootType(operation.operation) ?? undefined;
      const { depth, cost } = weighSelections(operation.selectionSet, root);
      if (depth > deepest) refuse(`The query nests ${depth} deep; ask for at most ${deepest} levels.`);
      if (cost > dearest) refuse(`The query would cost ${cost}; ask for less, at most ${dearest}.`);
    },
  };

  function refuse(message: string): void {
    context.reportError(new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }));
  }
}
