"""The move step as a search: everywhere a runner can end, and the cheapest way there."""

from __future__ import annotations

from dicehall.core.mistakes import BadAnswer
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.route_labels import Family, moves_to_new_ends
from dicehall.games.cubitos.track.steps import (
    DOUBLE,
    JUMP,
    WALK,
    Point,
    Route,
    Step,
    after_step,
    is_legal,
)
from dicehall.games.cubitos.track.track import JET_PACK, MONEY_SHORTCUT, NOWHERE


class Reach:
    """All positions where a move step can end, each with its cheapest route: least money, then fewest moves.

    It is found by settling *labels* in the order of that cost. A label is a position with what is left
    on arrival; it is dropped if another at the same position cost no more and can do all it can do:

    - Left over are so many moves in all, and how many of these may enter water. More of both is better.
    - Using a jet pack as soon as one stands on it is never worse, so no label waits with it.
    - Who has used k jet packs more keeps up with 2 ** k times as much left.
    - Who has used a shortcut more keeps up with as many moves more as it takes to walk instead.

    It is dropped too if it was paid for and can reach nothing that is not reached for less.
    """

    __slots__ = (
        "_families",
        "_family",
        "_first",
        "_how",
        "_needed",
        "_node",
        "_parent",
        "_spent",
        "_water",
        "begin",
        "course",
        "positions",
    )

    def __init__(self, course: Course, begin: Point) -> None:
        self.course: Course = course
        """Where the race is run."""
        self.begin: Point = begin
        """Where the move step begins, and with what."""
        self._families: list[Family] = []
        # By position: its cheapest label, and the least moves from it to anything less money cannot reach.
        self._first: list[int] = [NOWHERE] * course.size
        self._needed: list[int] = [0] * course.size
        # By label: where it is and how it came there, moves spent, water moves left, and its family.
        self._node: list[int] = []
        self._how: list[int] = []
        self._parent: list[int] = []
        self._spent: list[int] = []
        self._water: list[int] = []
        self._family: list[Family] = []
        self._search()
        self.positions: list[int] = [
            position for position in range(course.size) if self._first[position] != NOWHERE
        ]
        """Where the step can end, in rising order; where it begins is one of them."""

    def reaches(self, position: int) -> bool:
        """Return whether the step can end here."""
        return self._first[position] != NOWHERE

    def money_to(self, position: int) -> int:
        """Return the money the cheapest route to a reachable position takes."""
        return self._family[self._first[position]].money

    def moves_to(self, position: int) -> int:
        """Return the moves, of both kinds, the cheapest route to a reachable position takes."""
        return self._spent[self._first[position]]

    def route(self, position: int) -> Route:
        """Return the cheapest route to a position."""
        label = self._first[position]
        if label == NOWHERE:
            raise BadAnswer(f"{self.course.text(position)} cannot be reached in this move.")
        walked: list[Step] = []
        while label != 0:
            walked.append(Step(self._how[label], self._node[label]))
            label = self._parent[label]
        walked.reverse()
        steps = self._with_jet_packs(walked)
        # The search uses every jet pack on the way; which ones are needed shows in trying without.
        for place in range(len(steps) - 1, -1, -1):
            if steps[place].kind == DOUBLE:
                without = steps[:place] + steps[place + 1 :]
                if self._walk(without) is not None:
                    steps = without
        route = self._walk(steps)
        assert route is not None
        return route

    def _with_jet_packs(self, walked: list[Step]) -> list[Step]:
        """Return the steps with every jet pack used when the runner first stands on it."""
        effects = self.course.effect
        steps: list[Step] = []
        used = self.begin.used
        here = self.begin.position
        for number in range(len(walked) + 1):
            effect = effects[here]
            if effect != NOWHERE and self.course.effect_kind[effect] == JET_PACK:
                if not used >> effect & 1:
                    steps.append(Step(DOUBLE, here))
                used |= 1 << effect
            if number < len(walked):
                steps.append(walked[number])
                here = walked[number].position
        return steps

    def _walk(self, steps: list[Step]) -> Route | None:
        """Return the route of these steps, if it is legal."""
        point = self.begin
        moves = 0
        water_moves = 0
        for step in steps:
            if not is_legal(self.course, point, step):
                return None
            after = after_step(self.course, point, step)
            if step.kind != DOUBLE:
                moves += point.moves - after.moves
                water_moves += point.water_moves - after.water_moves
            point = after
        return Route(steps, self.begin, point, moves, water_moves)

    def _search(self) -> None:
        """Settle labels money by money and, within, move by move."""
        begin = self.begin
        # Labels that came by a jump wait for their turn, here by the money paid.
        waiting: list[list[int]] = [[] for _ in range(begin.money + 1)]
        family = self._find_family(0, begin.used, begin.moves + begin.water_moves)
        waiting[0].append(self._add(begin.position, WALK, NOWHERE, 0, begin.water_moves, family))
        for money in range(begin.money + 1):
            if waiting[money]:
                if money > 0:
                    self._needed = moves_to_new_ends(self.course, self._first)
                self._search_with(money, waiting)

    def _search_with(self, money: int, waiting: list[list[int]]) -> None:
        """Settle all labels for which so much money was paid."""
        arrivals: list[list[int]] = []
        for label in waiting[money]:
            _put(arrivals, self._spent[label], label)
        layer: list[int] = []
        moves = 0
        while layer or moves < len(arrivals):
            if moves < len(arrivals):
                for label in arrivals[moves]:
                    if self._arrives(label):
                        layer.append(label)
            for label in layer:
                effect = self.course.effect[self._node[label]]
                if effect != NOWHERE and not self._family[label].used >> effect & 1:
                    self._jump(label, effect, arrivals, waiting)
            layer = self._walk_on(layer, moves + 1)
            moves += 1

    def _arrives(self, label: int) -> bool:
        """Settle a label that came to a jet pack or by a jump, unless another can do as much."""
        here = self._node[label]
        family = self._family[label]
        left = family.budget - self._spent[label]
        effect = self.course.effect[here]
        if effect != NOWHERE and self.course.jet_packs & ~family.used & 1 << effect:
            family = self._find_family(
                family.money, family.used | 1 << effect, family.budget + left
            )
            self._family[label] = family
            self._water[label] *= 2
        if self._is_outdone(family, here, self._spent[label], self._water[label]):
            return False
        family.water[here] = self._water[label]
        family.wettest[here] = label
        if family.at_first[here] == NOWHERE:
            family.at_first[here] = label
        if self._first[here] == NOWHERE:
            self._first[here] = label
        return True

    def _jump(
        self, label: int, effect: int, arrivals: list[list[int]], waiting: list[list[int]]
    ) -> None:
        """Take the shortcut of a label's space, if it can be paid."""
        price = self.course.effect_price[effect]
        target = self.course.target[self._node[label]]
        spent, water, family = self._spent[label], self._water[label], self._family[label]
        used = family.used | 1 << effect
        if self.course.effect_kind[effect] == MONEY_SHORTCUT:
            money = family.money + price
            if money <= self.begin.money:
                family = self._find_family(money, used, family.budget)
                waiting[money].append(self._add(target, JUMP, label, spent, water, family))
        elif spent + price <= family.budget:
            spent += price
            water = min(water, family.budget - spent)
            family = self._find_family(family.money, used, family.budget)
            _put(arrivals, spent, self._add(target, JUMP, label, spent, water, family))

    def _walk_on(self, layer: list[int], moves: int) -> list[int]:
        """Walk one step on from the labels of a layer; return the labels this adds."""
        neighbours = self.course.neighbours
        is_water = self.course.water
        effects = self.course.effect
        jet_packs = self.course.jet_packs
        following: list[int] = []
        for label in layer:
            family = self._family[label]
            left = family.budget - moves
            if left < 0:
                continue
            wet = self._water[label]
            dry_wet = min(wet, left)
            most_water = family.water
            for there in neighbours[self._node[label]]:
                water = dry_wet
                if is_water[there]:
                    if wet == 0:
                        continue
                    water = wet - 1
                if most_water[there] >= water:
                    continue
                effect = effects[there]
                if effect != NOWHERE and jet_packs & ~family.used & 1 << effect:
                    added = self._add(there, WALK, label, moves, water, family)
                    if self._arrives(added):
                        following.append(added)
                    continue
                if self._is_outdone(family, there, moves, water):
                    continue
                added = self._add(there, WALK, label, moves, water, family)
                most_water[there] = water
                family.wettest[there] = added
                if family.at_first[there] == NOWHERE:
                    family.at_first[there] = added
                    if self._first[there] == NOWHERE:
                        self._first[there] = added
                following.append(added)
        return following

    def _is_outdone(self, family: Family, here: int, spent: int, water: int) -> bool:
        """Return whether some label here can do all that a new one could do, or the new one nothing new."""
        if family.water[here] >= water:
            return True
        left = family.budget - spent
        if self._needed[here] > left << family.to_use:
            return True
        for number, rival in enumerate(family.rivals):
            label = rival.at_first[here]
            if label == NOWHERE:
                continue
            jets = family.jet_packs[number]
            least_water = water << jets
            if rival.water[here] < least_water:
                continue
            # The rival has enough left if it has spent no more than this, and it must cost no more.
            most_spent = rival.budget - (left << jets) - family.detours[number]
            if rival.money == family.money:
                most_spent = min(most_spent, spent - family.detours[number])
            if self._spent[label] <= most_spent and (
                self._water[label] >= least_water or self._spent[rival.wettest[here]] <= most_spent
            ):
                return True
        return False

    def _find_family(self, money: int, used: int, budget: int) -> Family:
        """Return the family with these figures; a new one gets to know its rivals."""
        for family in self._families:
            if family.used == used and family.budget == budget and family.money == money:
                return family
        found = Family(self.course, money, used, budget)
        for family in self._families:
            if family.money <= money:
                found.add_rival(self.course, family)
            if money <= family.money:
                family.add_rival(self.course, found)
        self._families.append(found)
        return found

    def _add(self, node: int, how: int, parent: int, spent: int, water: int, family: Family) -> int:
        """Note a label and return its number."""
        self._node.append(node)
        self._how.append(how)
        self._parent.append(parent)
        self._spent.append(spent)
        self._water.append(water)
        self._family.append(family)
        return len(self._node) - 1


def _put(arrivals: list[list[int]], moves: int, label: int) -> None:
    """Let a label wait until so many moves are spent."""
    while len(arrivals) <= moves:
        arrivals.append([])
    arrivals[moves].append(label)
