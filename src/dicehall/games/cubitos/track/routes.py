"""The move step as a search: everywhere a runner can end, and the cheapest way there."""

from __future__ import annotations

from dicehall.core.mistakes import BadAnswer
from dicehall.games.cubitos.track.course import Course, is_used, with_used
from dicehall.games.cubitos.track.route_labels import LabelGroup, moves_to_new_ends
from dicehall.games.cubitos.track.route_steps import route_of
from dicehall.games.cubitos.track.steps import JUMP, WALK, Point, Route, TrackStep
from dicehall.games.cubitos.track.track import MONEY_SHORTCUT, NOWHERE


class RouteReach:
    """All positions where a move step can end, each with its cheapest route: least money, then fewest moves.

    It is found by settling *labels* in the order of that cost. A label is a position with what is left
    on arrival; it is dropped if another at the same position cost no more and can do all it can do:

    - What is left: moves in all, and how many of them may enter water. More of both is better.
    - Using a jet pack as soon as the runner stands on it is never worse, so it is always used at once.
    - A label that has used k jet packs more can do as much if it has 2 ** k times as much left.
    - A label that has used a shortcut more can do as much if it has as many more moves as walking takes.

    A label for which money was paid is also dropped if it leads only where less money leads, too.
    """

    def __init__(self, course: Course, begin: Point) -> None:
        self.course: Course = course
        self.begin: Point = begin
        """Where the move step begins, and with what."""
        self._groups: list[LabelGroup] = []
        # By position: its cheapest label, and the least moves from it to anything less money cannot reach.
        self._first: list[int] = [NOWHERE] * course.size
        self._needed: list[int] = [0] * course.size
        # By label: where it is and how it came there, moves spent, water moves left, and its group.
        self._node: list[int] = []
        self._how: list[int] = []
        self._parent: list[int] = []
        self._spent: list[int] = []
        self._water: list[int] = []
        self._group: list[LabelGroup] = []
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
        return self._group[self._first[position]].money

    def moves_to(self, position: int) -> int:
        """Return the moves, of both kinds, the cheapest route to a reachable position takes."""
        return self._spent[self._first[position]]

    def route(self, position: int) -> Route:
        """Return the cheapest route to a position."""
        label = self._first[position]
        if label == NOWHERE:
            raise BadAnswer(f"{self.course.text(position)} cannot be reached in this move.")
        walked: list[TrackStep] = []
        while label != 0:
            walked.append(TrackStep(self._how[label], self._node[label]))
            label = self._parent[label]
        walked.reverse()
        return route_of(self.course, self.begin, walked)

    def _search(self) -> None:
        """Settle labels in the order of the money paid and, for equal money, of the moves spent."""
        begin = self.begin
        # Labels that came by a jump wait for their turn, listed by the money paid.
        waiting: list[list[int]] = [[] for _ in range(begin.money + 1)]
        group = self._find_group(0, begin.used, begin.moves + begin.water_moves)
        waiting[0].append(self._add(begin.position, WALK, NOWHERE, 0, begin.water_moves, group))
        for money in range(begin.money + 1):
            if waiting[money]:
                if money > 0:
                    self._needed = moves_to_new_ends(self.course, self._first)
                self._search_with(money, waiting)

    def _search_with(self, money: int, waiting: list[list[int]]) -> None:
        """Settle all labels for which this much money was paid."""
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
                if effect != NOWHERE and not is_used(self._group[label].used, effect):
                    self._jump(label, effect, arrivals, waiting)
            layer = self._walk_on(layer, moves + 1)
            moves += 1

    def _arrives(self, label: int) -> bool:
        """Settle a label that came to a jet pack or by a jump, unless another can do as much."""
        here = self._node[label]
        group = self._group[label]
        left = group.budget - self._spent[label]
        effect = self.course.effect[here]
        if effect != NOWHERE and is_used(self.course.jet_packs & ~group.used, effect):
            group = self._find_group(
                group.money, with_used(group.used, effect), group.budget + left
            )
            self._group[label] = group
            self._water[label] *= 2
        if self._is_outdone(group, here, self._spent[label], self._water[label]):
            return False
        group.water[here] = self._water[label]
        group.wettest[here] = label
        if group.at_first[here] == NOWHERE:
            group.at_first[here] = label
        if self._first[here] == NOWHERE:
            self._first[here] = label
        return True

    def _jump(
        self, label: int, effect: int, arrivals: list[list[int]], waiting: list[list[int]]
    ) -> None:
        """Take the shortcut of a label's space, if it can be paid."""
        price = self.course.effect_price[effect]
        target = self.course.target[self._node[label]]
        spent, water, group = self._spent[label], self._water[label], self._group[label]
        used = with_used(group.used, effect)
        if self.course.effect_kind[effect] == MONEY_SHORTCUT:
            money = group.money + price
            if money <= self.begin.money:
                group = self._find_group(money, used, group.budget)
                waiting[money].append(self._add(target, JUMP, label, spent, water, group))
        elif spent + price <= group.budget:
            spent += price
            water = min(water, group.budget - spent)
            group = self._find_group(group.money, used, group.budget)
            _put(arrivals, spent, self._add(target, JUMP, label, spent, water, group))

    def _walk_on(self, layer: list[int], moves: int) -> list[int]:
        """Walk one step on from the labels of a layer; return the labels this adds."""
        neighbours = self.course.neighbours
        is_water = self.course.water
        effects = self.course.effect
        jet_packs = self.course.jet_packs
        following: list[int] = []
        for label in layer:
            group = self._group[label]
            left = group.budget - moves
            if left < 0:
                continue
            wet = self._water[label]
            dry_wet = min(wet, left)
            most_water = group.water
            for there in neighbours[self._node[label]]:
                water = dry_wet
                if is_water[there]:
                    if wet == 0:
                        continue
                    water = wet - 1
                if most_water[there] >= water:
                    continue
                effect = effects[there]
                if effect != NOWHERE and is_used(jet_packs & ~group.used, effect):
                    added = self._add(there, WALK, label, moves, water, group)
                    if self._arrives(added):
                        following.append(added)
                    continue
                if self._is_outdone(group, there, moves, water):
                    continue
                added = self._add(there, WALK, label, moves, water, group)
                most_water[there] = water
                group.wettest[there] = added
                if group.at_first[there] == NOWHERE:
                    group.at_first[there] = added
                    if self._first[there] == NOWHERE:
                        self._first[there] = added
                following.append(added)
        return following

    def _is_outdone(self, group: LabelGroup, here: int, spent: int, water: int) -> bool:
        """Return whether another label here can do all that a new one could, or it leads nowhere new."""
        if group.water[here] >= water:
            return True
        left = group.budget - spent
        # Jet packs can at most double what is left this many times.
        if self._needed[here] > left << group.doublings_left:
            return True
        for number, rival in enumerate(group.rivals):
            label = rival.at_first[here]
            if label == NOWHERE:
                continue
            doublings = group.jet_packs[number]
            least_water = water << doublings
            if rival.water[here] < least_water:
                continue
            # The rival has enough left if it has spent no more than this, and it must cost no more.
            most_spent = rival.budget - (left << doublings) - group.detours[number]
            if rival.money == group.money:
                most_spent = min(most_spent, spent - group.detours[number])
            if self._spent[label] <= most_spent and (
                self._water[label] >= least_water or self._spent[rival.wettest[here]] <= most_spent
            ):
                return True
        return False

    def _find_group(self, money: int, used: int, budget: int) -> LabelGroup:
        """Return the group with these figures; if it is new, find its rivals."""
        for group in self._groups:
            # The effects used say what was paid.
            if group.used == used and group.budget == budget:
                return group
        found = LabelGroup(self.course, money, used, budget)
        for group in self._groups:
            if group.money <= money:
                found.add_rival(self.course, group)
            if money <= group.money:
                group.add_rival(self.course, found)
        self._groups.append(found)
        return found

    def _add(
        self, node: int, how: int, parent: int, spent: int, water: int, group: LabelGroup
    ) -> int:
        """Note a label and return its number."""
        self._node.append(node)
        self._how.append(how)
        self._parent.append(parent)
        self._spent.append(spent)
        self._water.append(water)
        self._group.append(group)
        return len(self._node) - 1


def _put(arrivals: list[list[int]], moves: int, label: int) -> None:
    """Let a label wait until this many moves are spent."""
    while len(arrivals) <= moves:
        arrivals.append([])
    arrivals[moves].append(label)
