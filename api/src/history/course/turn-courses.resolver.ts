import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@pelagonia/rules';
import { LanguageModel } from '../../accounts/language.model.js';
import { perRequest } from '../../graphql/batch.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { TurnModel } from '../../turns/views/turn.models.js';
import { CourseLineModel, TurnCourseModel } from './course.models.js';
import type { TurnPlace } from './turn-courses.repository.js';
import { TurnCoursesService } from './turn-courses.service.js';

@Resolver(() => TurnModel)
export class TurnCoursesResolver {
  constructor(private readonly turnCourses: TurnCoursesService) {}

  private readonly coursesOf = perRequest(
    () => (places: readonly TurnPlace[]) => this.turnCourses.of(places),
  );

  @ResolveField(() => TurnCourseModel, {
    nullable: true,
    description:
      'What came of its orders, as far as results and choices carry it; absent: they are sealed, or it has none.',
  })
  course(
    @Context() context: GraphqlContext,
    @Parent() { campaignId, number }: TurnModel,
  ): Promise<TurnCourseModel | null> {
    return this.coursesOf(context).get({ campaignId, number });
  }
}

@Resolver(() => CourseLineModel)
export class CourseLineResolver {
  constructor(private readonly turnCourses: TurnCoursesService) {}

  @ResolveField(() => String, { description: 'It as a sentence.' })
  text(
    @Parent() line: CourseLineModel,
    @Args('language', { type: () => LanguageModel, description: 'In which language.' }) language: Language,
  ): string {
    return this.turnCourses.text(line, language);
  }
}
